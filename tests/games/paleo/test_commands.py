"""`bivouac paleo cards`: a folder of people's own cards is shown, and whatever is wrong with it is told; and games with
such a module are played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bivouac.cli import main
from bivouac.games.paleo.cards import FOLDER, box
from bivouac.games.paleo.own import OwnFolder
from bivouac.games.paleo.texts import card_phrase
from bivouac.locale import LANGUAGES, words

EXAMPLE = Path(__file__).parents[3] / "docs" / "paleo-example"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The example, to be changed at will."""
    return Path(shutil.copytree(EXAMPLE, tmp_path / "own"))


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def wanting(folder: Path) -> list[str]:
    """What is told to be missing, in English."""
    return [words("en")(sentence).replace(f"{folder}/", "") for sentence in OwnFolder(folder).wanting()]


# What is shown


@pytest.mark.parametrize(
    ("language", "module", "heron", "sentence"),
    [
        ("en", "Module K: The Reed Marsh", "A Heron on One Leg (heron)", "Perception 2; discard 1 card"),
        (
            "fr",
            "Module K : Le marais aux roseaux",
            "Le héron sur une patte (heron)",
            "Perception 2 ; défaussez 1 carte",
        ),
        ("de", "Modul K: Das Schilfmoor", "Ein Reiher auf einem Bein (heron)", "Wahrnehmung 2; lege 1 Karte ab"),
    ],
)
def test_the_example_is_shown_in_three_languages(
    language: str, module: str, heron: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["paleo", "cards", str(EXAMPLE), "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(module)
    assert heron in shown.splitlines()
    assert f"  • {sentence}" in shown
    assert "    need perception 2 ; pay cards 1 destroy ; gain food 2" in shown.splitlines()
    assert "paleo-" not in shown


def test_a_card_is_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    main(["paleo", "cards", str(EXAMPLE), "--lang", "en"])
    cards = capsys.readouterr().out.split("\n\n")
    assert len(cards) == 1 + 9 + 1
    assert cards[0].splitlines()[1:] == [
        "The ground is soft, the fish are good, and nobody has slept dry for a month.",
        "9 cards, 8 of them in the deck. They can bring 3 fresco tiles.",
    ]
    assert cards[5].splitlines() == [
        "The Eel Fisher (eel-fisher)",
        "  Companion, back: hearth (a hand), goes to the group that turns it up",
        "  She knows every path through the marsh and tells you of each one at supper.",
        "  • Extra: pay 2 food → heal 1 wound",
        "    extra: pay food 2 ; gain heal 1",
        "  • At night: pay 1 food",
        "    night: pay food 1",
        "  • At night, hostile: destroy this card",
        "    night hostile: pay destroy",
    ]
    assert cards[-1] == "All cards are as they should be, and have their words in three languages.\n"


def test_nothing_is_told_of_our_own_cards(capsys: pytest.CaptureFixture[str]) -> None:
    """They are to be met in play."""
    main(["paleo", "cards", str(EXAMPLE), "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    titles = {line.rpartition(" (")[0] for line in lines if line.endswith(")") and not line.startswith(" ")}
    assert len(titles) == 9
    assert not titles & {words("en")(card_phrase(card.number)) for card in box().cards}


def test_people_ideas_and_secrets_are_shown_too(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (folder / "k.toml").open("a", encoding="utf-8") as file:
        file.write(
            """
[module]
secrets = [23]
state = ["dry", "wet"]

[cards.old-anna]
kind = "person"
hearts = 2
skills = "skill 1"
tool = "rope"

[cards.reed-mat]
kind = "idea"
actions = ["if dry: pay wood 1 ; gain pelt 1"]

[cards.sunken-boat]
kind = "action"
number = 23
actions = ["pay cards 1 ; gain wood 2 ; suffer become wet"]
"""
        )
    for language in LANGUAGES:
        with (folder / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("\npaleo-state-dry = dry\npaleo-state-wet = wet\n")
            for card in ("old-anna", "reed-mat", "sunken-boat"):
                file.write(f"paleo-card-{card} = {card} in {language}\n")
    assert main(["paleo", "cards", str(folder), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "12 cards, 9 of them in the deck." in shown
    for fact in (
        "  Person, skill 1, 2 hearts, brings 1 rope\n",
        "  Idea\n",
        "  Action, back: secret 23\n",
        "While “dry”: pay 1 wood → 1 pelt",
    ):
        assert fact in shown


# What is wrong


def test_a_bad_card_is_named_with_file_card_and_column(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(folder / "k.toml", "gain food 2", "gain fish 2")
    said = set()
    for language in LANGUAGES:
        assert main(["paleo", "cards", str(folder), "--lang", language]) == 1
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.count("\n") == 1
        assert all(part in shown.err for part in ("k.toml", "heron", "60", "fish"))
        said.add(shown.err)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("have eel-fisher", "have nobody"),
        ("have eel-fisher", "have"),
        ("[cards.heron]", "[cards.matriarch]"),
        ('origin = "own"\nset = "K"', 'origin = "own"\nset = "K"\n[module]\nstate = ["calm", "cold"]'),
    ],
)
def test_no_mistake_makes_it_tell_of_our_own_cards(
    old: str, new: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are to be met in play: not even which of our files has the name."""
    edit(folder / "k.toml", old, new)
    for language in LANGUAGES:
        assert main(["paleo", "cards", str(folder), "--lang", language]) == 1
        told = capsys.readouterr().err
        names = {card.id: words(language)(card_phrase(card.number)) for card in box().cards if card.id not in new}
        assert not [id for id in names if re.search(rf"(?<![\w-]){id}(?![\w-])", told) or names[id] in told]
        assert "secrets.toml" not in told
        assert "J.toml" not in told


@pytest.mark.parametrize("what", ["nowhere", "empty", "k.toml"])
def test_where_there_are_no_cards_that_is_said(what: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "empty").mkdir()
    assert main(["paleo", "cards", str(folder / what), "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert what in shown.err


def test_what_is_missing_is_told_in_a_sentence_each(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(folder / "fr.ftl", "paleo-card-heron =", "paleo-card-hreon =")
    edit(folder / "fr.ftl", "paleo-module-line-k =", "paleo-module-line-x =")
    edit(folder / "de.ftl", "paleo-story-heron =", "# ")
    assert wanting(folder) == [
        "fr.ftl: the card heron has no title (paleo-card-heron).",
        "fr.ftl: paleo-module-line-k is missing.",
        "de.ftl: paleo-story-heron is missing.",
    ]
    for language in LANGUAGES:
        assert main(["paleo", "cards", str(folder), "--lang", language]) == 1
        shown = capsys.readouterr().out
        assert "(heron)" in shown
        assert "paleo-card-heron" in shown.splitlines()[-3]


def test_a_language_that_is_not_there_is_told_once(folder: Path) -> None:
    (folder / "de.ftl").unlink()
    assert wanting(folder) == ["There is no de.ftl: every card has a title in English, French and German."]
    assert any("(heron)" in line for line in OwnFolder(folder).shown("de"))


def test_a_message_that_cannot_be_said_is_missing(folder: Path) -> None:
    edit(folder / "en.ftl", "paleo-card-eel-fisher = The Eel Fisher", "paleo-card-eel-fisher = The { $eel } Fisher")
    edit(folder / "en.ftl", "paleo-card-gnats = Gnats", "paleo-card-gnats = { Gnats")
    assert wanting(folder) == [
        "en.ftl: the card eel-fisher has no title (paleo-card-eel-fisher).",
        "en.ftl: the card gnats has no title (paleo-card-gnats).",
    ]
    lines = list(OwnFolder(folder).shown("en"))
    assert "– (gnats)" in lines
    assert lines[lines.index("    need have eel-fisher ; pay wood 1 cards 2 destroy ; gain tile 1") - 1] == "  • –"


def test_a_title_that_another_card_has_is_told(folder: Path) -> None:
    """Which of ours it is is not."""
    ours = words("de")(card_phrase(box().number("salmon")))
    edit(folder / "de.ftl", "paleo-card-gnats = Mücken", f"paleo-card-gnats = {ours}")
    (sentence,) = wanting(folder)
    assert sentence == f"de.ftl: “{ours}” is not only the title of gnats, but of another card too."
    edit(folder / "fr.ftl", "paleo-card-gnats = Les moucherons", "paleo-card-gnats = L’îlot")
    assert [line.partition(":")[0] for line in wanting(folder)] == ["fr.ftl", "fr.ftl", "de.ftl"]


def test_words_that_cannot_be_read_are_told(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "fr.ftl").write_bytes(b"paleo-card-heron = \xff")
    assert main(["paleo", "cards", str(folder)]) == 2
    assert "fr.ftl" in capsys.readouterr().err


def test_the_folder_goes_before_one_that_is_played_with(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who mends a copy sees the copy."""
    other = Path(shutil.copytree(folder, tmp_path / "other"))
    edit(folder / "en.ftl", "A Heron on One Leg", "A Heron on Two Legs")
    edit(folder / "en.ftl", "paleo-card-gnats =", "# ")
    monkeypatch.setenv(FOLDER, str(other))
    assert "A Heron on Two Legs (heron)" in OwnFolder(folder).shown("en")
    assert wanting(folder) == ["en.ftl: the card gnats has no title (paleo-card-gnats)."]


# Playing with it

PLAYED = """
from bivouac.bots import find_bot
from bivouac.engine import CHANCE, Luck
from bivouac.games.paleo import GAME
from bivouac.games.paleo.deeds import CARDS, DEEDS
from bivouac.locale import LANGUAGES, words

setting = GAME.setting(3, modules="A+K")
own = {card.number for card in CARDS if card.set == "K"}
met, acted, tiles = set(), set(), 0
for name, games in (("straggler", 12), ("forager", 8)):
    for number in range(games):
        luck = Luck.seeded(f"{name} {number}")
        state, bot = GAME.start(setting, GAME.deal(setting, luck)), find_bot(GAME, name)
        while actors := state.actors:
            actor, before, seen = actors[0], state.view(actors[0]), state.past + len(state.record)
            move = luck.weighted(state.outcomes()) if actor == CHANCE else bot.choose(before, luck)
            state.play(actor, move)
            for event in state.record[max(0, seen - state.past):]:
                met |= {event.card} & own if event.what in ("turned", "evening") else set()
                acted |= {event.card} & own if event.what == "acted" else set()
            if number == 0:
                for language in LANGUAGES:
                    for line in GAME.tell(before, actor, move, state.view(actors[0])):
                        assert words(language)(line)
        assert state.outcome is not None
mission = next(card.number for card in CARDS if card.set == "K" and card.kind == "mission")
assert met | {mission} == own, sorted(CARDS[card].id for card in own - met)
assert mission in acted
print(len(acted), "of", len(own))
"""


def test_the_example_is_played_by_stragglers_and_foragers() -> None:
    """In a process of its own, for the box is read once."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, FOLDER: str(EXAMPLE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    acted, _, own = done.stdout.partition(" of ")
    assert int(acted) >= int(own) - 1


def test_the_command_plays_with_it(tmp_path: Path) -> None:
    """As the docs say."""
    seats = ("--seats", "straggler,forager", "--games", "2", "--modules", "A+K")
    command = [sys.executable, "-m", "bivouac", "sim", "paleo", *seats, "--jobs", "1"]
    environment = {**os.environ, FOLDER: str(EXAMPLE)}
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    without = {name: value for name, value in environment.items() if name != FOLDER}
    done = subprocess.run(command, env=without, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "K" in done.stderr
