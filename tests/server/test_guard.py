"""What stands before every handler, and in every answer."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bivouac.server.config import Config
from bivouac.server.guard import HEADERS, LARGEST
from bivouac.server.journal import FREE
from bivouac.server.store import NotKept
from tests.server.houses import HOST, House, house_in
from tests.server.tables import ADA, BEN, BOT, CLEO, DORA

TALK = {"text": "hi"}


def is_safe(answer: Any) -> None:
    """What every answer carries, whatever it answers."""
    for name, value in HEADERS.items():
        assert answer.headers[name] == value, (name, answer.request.url)
    assert "Traceback" not in answer.text
    assert ".py" not in answer.text
    assert "Server" not in answer.headers


# Other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": f"https://{HOST}.evil.example"},
        {"Origin": f"https://evil.example/{HOST}"},
        {"Origin": f"http://{HOST}:8080"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://]:x"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site", "Origin": f"http://{HOST}"},
        {"Origin": "https://evil.example", "Authorization": "Basic YWRhOmFkYQ=="},
        {"Origin": "https://evil.example", "Authorization": "x"},
        {"Origin": "https://evil.example", "Authorization": "Bearer "},
    ],
)
def test_what_another_site_makes_a_browser_ask_for_is_refused(house: House, headers: dict[str, str]) -> None:
    id = house.table(ADA, BEN, CLEO)
    before, ada = house.journal(id), house.client(ADA)
    answer = ada.post(f"/api/tables/{id}/talk", json=TALK, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "page-other-site")
    is_safe(answer)
    assert ada.post(f"/tables/{id}/text", data={"talk": "hi"}, headers=headers).status_code == 403
    assert ada.post("/me", data={"name": "Eve"}, headers=headers).status_code == 403
    assert house.journal(id) == before
    assert ada.get(f"/api/tables/{id}", headers=headers).status_code == 200  # reading changes nothing


@pytest.mark.parametrize(
    "headers",
    [{}, {"Origin": f"http://{HOST}"}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}],
)
def test_ones_own_pages_may_ask(house: House, headers: dict[str, str]) -> None:
    id = house.table(ADA, BEN, CLEO)
    assert house.client(ADA).post(f"/api/tables/{id}/talk", json=TALK, headers=headers).status_code == 200


def test_programs_with_a_token_ask_from_anywhere(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    headers = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    program = house.client(ADA, bearer=True)
    assert program.post(f"/api/tables/{id}/talk", json=TALK, headers=headers).status_code == 200


def test_a_forged_token_does_not_fall_back_to_the_cookie(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    headers = {"Origin": "https://evil.example", "Authorization": "Bearer made.up"}
    answer = house.client(ADA).post(f"/api/tables/{id}/talk", json=TALK, headers=headers)
    assert answer.json()["error"]["id"] == "page-who"


# Sizes


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_large_is_refused(house: House, chunked: bool) -> None:
    id = house.table(ADA, BEN, CLEO)
    before, ada = house.journal(id), house.client(ADA)
    body = json.dumps({"text": "x" * LARGEST}).encode()
    content: Any = (body[start : start + 1000] for start in range(0, len(body), 1000)) if chunked else body
    answer = ada.post(f"/api/tables/{id}/talk", content=content)
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "page-error-413")
    is_safe(answer)
    form = ada.post("/me", data={"name": "x" * LARGEST})
    assert form.status_code == 413
    is_safe(form)
    assert house.journal(id) == before


def test_a_body_just_below_is_read(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    body = json.dumps(TALK).encode()
    padded = body + b" " * (LARGEST - len(body))
    assert house.client(ADA).post(f"/api/tables/{id}/talk", content=padded).status_code == 200
    assert house.client(ADA).post(f"/api/tables/{id}/talk", content=padded + b" ").status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[" * 10_000,
        b'{"a":' * 10_000,
        b'{"text": "\xff\xfe"}',
        b'{"text": "\\ud800"}',
        b'{"text": 1e999}',
        b'{"text": ' + b"9" * 5000 + b"}",
        b'{"text": NaN}',
        b'\x00{"text": "hi"}',
        b'\xef\xbb\xbf{"text": "hi"}',
        b'{"text": "hi", "text2": 1}',
    ],
    ids=lambda body: repr(body[:24]),
)
def test_a_body_that_cannot_be_read_is_refused_in_a_sentence(house: House, body: bytes) -> None:
    id = house.table(ADA, BEN, CLEO)
    before = house.journal(id)
    answer = house.client(ADA).post(f"/api/tables/{id}/talk", content=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "page-bad-request")
    is_safe(answer)
    assert house.journal(id) == before


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"\xff\xfe=%ff", "application/x-www-form-urlencoded"),
        (b"a=b&" * 10_000, "application/x-www-form-urlencoded"),
        (b'{"talk": "hi"}', "application/json"),
        (b"--x\r\n", "multipart/form-data; boundary=x"),
        (b"talk=hi", "text/plain"),
        (b"after=%C2%B2&move=x", "application/x-www-form-urlencoded"),
        (b"after=" + b"9" * 6000 + b"&move=x", "application/x-www-form-urlencoded"),
    ],
    ids=range(7),
)
def test_a_form_that_cannot_be_read_is_refused(house: House, content: bytes, kind: str) -> None:
    id = house.table(ADA, BEN, CLEO)
    before, ada = house.journal(id), house.client(ADA)
    for path in (f"/tables/{id}/text", f"/tables/{id}", "/new/cryptid", "/me"):
        answer = ada.post(path, content=content, headers={"Content-Type": kind})
        assert answer.status_code in (303, 400, 403), (path, answer.status_code)
        is_safe(answer)
    assert house.journal(id) == before


# Rates


def test_a_client_that_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    with house_in(tmp_path, Config(rate=0.5)) as house:
        clients = [house.client(ADA), house.client()]  # each has a share, a stranger that of the address
        statuses = [clients[turn % 2].get("/api/games").status_code for turn in range(6)]
        assert statuses == [200, 200, 200, 200, 429, 429]
        answer = clients[0].get("/api/games")
        assert answer.json()["error"]["id"] == "page-too-much"
        assert 1 <= int(answer.headers["Retry-After"]) <= 2
        is_safe(answer)
        page = clients[0].get("/")
        assert page.status_code == 429
        assert page.headers["Retry-After"]
        is_safe(page)
        assert house.client(client=("203.0.113.99", 1)).get("/api/games").status_code == 200


def test_a_header_about_addresses_does_not_help(tmp_path: Path) -> None:
    with house_in(tmp_path, Config(rate=0.25)) as house:
        statuses = [
            house.client().get("/api/games", headers={"X-Forwarded-For": f"198.51.100.{turn}"}).status_code
            for turn in range(3)
        ]
        assert statuses == [200, 429, 429]


def test_codes_and_passphrases_cannot_be_tried_out(house: House) -> None:
    guesser = house.client()
    statuses = [guesser.get(f"/code/AAAAA{turn}").status_code for turn in range(6)]
    statuses += [guesser.post("/me", data={"phrase": f"ba-be-bi-bo-bu-{turn}"}).status_code for turn in range(6)]
    assert 429 in statuses
    assert set(statuses) <= {400, 404, 429}


# Everything else


def test_every_answer_carries_what_keeps_browsers_safe(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    ada = house.client(ADA)
    paths = ["/", "/new/cryptid", f"/tables/{id}", f"/tables/{id}/text", "/me", "/about", "/healthz", "/metrics"]
    paths += [
        "/api/games",
        "/api/openapi.json",
        f"/api/tables/{id}",
        "/nowhere",
        "/api/nowhere",
        "/web/x/y.css",
        "/api/",
    ]
    paths += ["/rules/chess", "/seats/made-up", "/code/AAAAAA", "/tables/nowhere", "/api/tables/", "//evil.example/"]
    for path in paths:
        for method in ("GET", "HEAD", "OPTIONS", "POST", "DELETE", "PATCH", "TRACE", "BREW"):
            answer = ada.request(method, path)
            assert answer.status_code < 500, (method, path)
            is_safe(answer)
            if method == "HEAD":
                assert answer.content == b""
    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_methods_that_a_path_does_not_have_are_named(house: House) -> None:
    ada = house.client(ADA)
    for method, path, allowed in (
        ("DELETE", "/api/games", {"GET", "HEAD"}),
        ("GET", "/api/me", {"POST"}),
        ("PUT", "/about", {"GET", "HEAD"}),
    ):
        answer = ada.request(method, path)
        assert answer.status_code == 405
        assert {name.strip() for name in answer.headers["Allow"].split(",")} == allowed


def test_nothing_of_a_person_is_kept_by_caches(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    for path in ("/", f"/tables/{id}", f"/tables/{id}/text", "/me", f"/api/tables/{id}/view", f"/api/tables/{id}/news"):
        assert house.client(ADA).get(path).headers["Cache-Control"] == "no-store"
    assert house.client(ADA).get("/api/tables/nowhere").headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("host", ["[", "]", "a b", "", "x" * 3000, "é", "[::1", "testserver:99999999", "\x7f"])
@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/games", "/api/nowhere", "/me", "/about/"])
def test_strange_hosts_get_an_answer(house: House, host: str, path: str) -> None:
    answer = house.client().get(path, headers={"Host": host.encode()})
    assert answer.status_code < 500
    is_safe(answer)


@pytest.mark.parametrize(
    "headers",
    [
        {"Accept-Language": b"\xff\xfe;q=nan, fr;q=1e9"},
        {"Cookie": b"bivouac=\xff; lang=xx; theme=\x00; ====;;;"},
        {"Cookie": b"a=b; " * 2000},
        {"Authorization": b"Bearer \xff.\xff"},
        {"Content-Type": b"\xff"},
        {"Content-Length": b"-1"},
        {"Accept-Encoding": b"gzip;q=x, \xff"},
        {"X-Forwarded-Host": b"evil.example"},
    ],
    ids=range(8),
)
def test_strange_headers_get_an_answer(house: House, headers: dict[str, bytes]) -> None:
    id = house.table(ADA, BEN, FREE)
    for path in ("/", f"/tables/{id}", f"/api/tables/{id}", "/api/nowhere"):
        answer = house.client().get(path, headers=headers)
        assert answer.status_code < 500
        is_safe(answer)
        assert "evil.example" not in answer.text


def test_a_fault_of_the_program_is_told_in_a_sentence_and_logged_for_whoever_hosts_it(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    id = house.table(ADA, BEN, CLEO)
    secret = "purple-elephant"

    async def fail(*_: object) -> None:
        raise RuntimeError(secret)

    monkeypatch.setattr(house.camp, "change", fail)
    monkeypatch.setattr(house.camp, "open_desks", fail)
    answer = house.client(ADA).post(f"/api/tables/{id}/talk", json=TALK)
    page = house.client(ADA).get("/?lang=fr")
    for one in (answer, page):
        assert one.status_code == 500
        assert secret not in one.text
        is_safe(one)
    assert answer.json()["error"]["id"] == "page-error-500"
    assert secret in caplog.text


def test_logs_tell_the_route_and_no_secret(house: House, caplog: pytest.LogCaptureFixture) -> None:
    id = house.table(ADA, FREE, BOT)
    with caplog.at_level(logging.INFO):
        ada = house.client(ADA)
        link = ada.post(f"/api/tables/{id}/seats", json={"seat": 1, "to": "link"}).json()["link"]
        house.client(DORA).post(link.removeprefix(f"http://{HOST}"), data={"name": "Dora"})
        ada.post(f"/api/tables/{id}/talk", json={"text": "my secret"})
        phrase = ada.post("/me", data={"make": "yes"}).text
    lines = [str(vars(record)) for record in caplog.records if record.name.startswith("bivouac")]
    assert any("POST /tables/{id}/talk" in line for line in lines)
    for secret in (link.rpartition("/")[2], ada.cookies["bivouac"], "my secret", id):
        assert not any(secret in line for line in lines)
    assert "-" in phrase


def test_metrics_count_and_name_nobody(house: House) -> None:
    id = house.table(ADA, BEN, CLEO)
    ada = house.client(ADA)
    for _ in range(3):
        ada.get(f"/api/tables/{id}")
    ada.get('/nowhere"} 1%0A')
    text = ada.get("/metrics").text
    assert 'bivouac_requests_total{route="GET /tables/{id}",status="200"} 3' in text
    assert 'bivouac_requests_total{route="none",status="404"} 1' in text
    assert "bivouac_tables 1" in text
    assert id not in text
    assert "ada" not in text.lower()
    buckets = [int(line.split()[-1]) for line in text.splitlines() if "seconds_bucket" in line]
    assert buckets == sorted(buckets)
    assert f"bivouac_request_seconds_count {buckets[-1]}" in text


def test_a_server_is_well_while_its_store_answers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.client().get("/healthz").json() == {"status": "ok"}

    async def fail() -> bytes:
        raise NotKept("page-store-failed")

    monkeypatch.setattr(house.camp.store, "key", fail)
    answer = house.client().get("/healthz")
    assert answer.status_code == 503
    is_safe(answer)


def test_what_could_not_be_stored_is_no_fault_of_the_client(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    id = house.table(ADA, BEN, CLEO)

    async def fail(*_: object) -> None:
        raise NotKept("page-store-full")

    monkeypatch.setattr(house.camp.store, "append", fail)
    answer = house.client(ADA).post(f"/api/tables/{id}/talk", json=TALK)
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "page-store-full")
