"""A client that costs little: HTTP and WebSocket as bytes on a socket, so that a load is the server's own."""

import asyncio
import base64
import os
from typing import Any

import msgspec


class Line:
    """A connection that asks over HTTP, one request after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """The answer to a request, decoded; raises RuntimeError where it is a refusal."""
        if self._streams is not None and self._streams[0].at_eof():
            self.close()  # a server does not wait for ever for the next request
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Content-Length: {len(data)}"]
        if token:
            head.append(f"Authorization: Bearer {token}")
        writer.write("\r\n".join([*head, "", ""]).encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        content = await reader.readexactly(int(length))
        if not answer.startswith(b"HTTP/1.1 200"):
            raise RuntimeError(f"{method} {path}: {answer[:40]!r} {content[:200]!r}")
        return msgspec.json.decode(content)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Ear:
    """A WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, host: str, port: int, path: str, token: str) -> "Ear":
        reader, writer = await asyncio.open_connection(host, port, limit=1 << 20)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {token}",
        ]
        try:
            writer.write("\r\n".join([*head, "", ""]).encode())
            answer = await reader.readuntil(b"\r\n\r\n")
            if not answer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(f"{path}: {answer[:60]!r}")
        except BaseException:
            writer.close()
            raise
        return cls(reader, writer)

    async def hear(self) -> bytes:
        """The next message."""
        while True:
            kind, length = await self._reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await self._reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await self._reader.readexactly(8), "big")
            data = await self._reader.readexactly(length)
            if kind & 0x0F == 1:
                return data
            if kind & 0x0F == 9:  # a ping wants a pong, masked, as all that clients send
                self._writer.write(bytes([0x8A, 0x80 | len(data), 0, 0, 0, 0]) + data)

    def say(self, data: bytes) -> None:
        """Sends a message: masked, as all that clients send; a mask of zeros leaves it as it is."""
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._writer.write(b"\x81" + length + bytes(4) + data)

    def close(self) -> None:
        self._writer.close()
