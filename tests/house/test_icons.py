"""The small drawings beside words: none lies in the sprite unused, and each means one thing, wherever it stands."""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "web" / "js").rglob("*.js"))
SPRITE = (ROOT / "web" / "art" / "sprite.svg").read_text("utf-8")
DRAWN = set(re.findall(r'<symbol id="icon-([a-z]+)"', SPRITE))
NAMED = re.compile(r'"([a-z]+)"')
BESIDE = re.compile(r'words\.say\(\s*"([a-z-]+)"(?:, \{[^}]*\})?\),\s*"([a-z]+)"')
BEFORE = re.compile(r'icon\("([a-z]+)"\),\s*h\("span", null, words\.say\("([a-z-]+)"')
MEANS = {
    "about": ("what this program is", {"home-about"}),
    "afar": ("somebody at another device", {"home-afar", "post-beside-connect", "post-invite-title"}),
    "bin": ("gone for good", {"matches-delete", "settings-erase"}),
    "book": ("the rules", {"home-rules", "learn-read"}),
    "chev": ("back, on", {"back"}),
    "code": ("a table in a page of one's own", {"menu-embed"}),
    "copy": ("a copy in the clipboard", {"link-copy", "post-copy", "post-copy-message"}),
    "down": ("the card is laid down", {"action-play"}),
    "flag": ("given up", {"menu-concede-for"}),
    "go": (
        "play begins or goes on; the next of a row",
        {"branch-on", "day-again", "guide-row-next", "home-guided-begin", "home-start", "learn-play", "menu-on"}
        | {"post-code-next", "post-code-turn", "post-read-it", "review-go-on", "sheet-deal", "sheet-rematch"},
    ),
    "guide": ("a guided match, and its guide", {"guide-play"}),
    "home": ("the first screen", {"back-home"}),
    "kept": ("the matches that are kept", {"home-matches", "matches-title"}),
    "lamp": ("the hint", {"exercise-show"}),
    "look": ("the review", {"review-title"}),
    "on": ("what is shown is skipped", {"sheet-skip"}),
    "paste": ("what lies in the clipboard", {"post-paste"}),
    "people": ("who sits down", {"home-several", "own-menu", "sheet-new"}),
    "picture": ("a picture to share", {"picture-title"}),
    "print": ("printed", {"learn-print"}),
    "rest": ("what runs rests", {"post-code-hold", "through-rest"}),
    "run": ("a match gone through", {"review-go", "through-title"}),
    "save": (
        "a file",
        {"about-file", "matches-export", "matches-import", "post-bring-match", "post-open-file"}
        | {"settings-pack", "sheet-export"},
    ),
    "scan": ("codes and the camera", {"post-beside-read", "post-read"}),
    "score": ("sums", {"action-sheet", "home-see-sheet"}),
    "seal": ("licences", {"about-licence-texts"}),
    "send": (
        "something given to others",
        {"day-share", "post-accept", "post-charge", "post-charge-won", "post-invite", "post-send", "post-ways"},
    ),
    "set": ("settings", {"home-settings"}),
    "shelf": ("the documentation", {"about-docs"}),
    "stop": ("stopped", {"own-stop"}),
    "table": ("to the table", {"sheet-table"}),
    "try": ("tried again, and exercises", {"exercise-again", "exercise-try", "exercises-title"}),
    "undo": ("taken back", {"post-ask", "post-undo"}),
}
"""What a drawing means, and the words that it stands beside."""


def beside() -> dict[str, set[str]]:
    """The words that each drawing stands beside."""
    words = defaultdict(set)
    for path in SCRIPTS:
        text = path.read_text("utf-8")
        for key, drawing in (*BESIDE.findall(text), *((key, drawing) for drawing, key in BEFORE.findall(text))):
            if drawing in DRAWN:
                words[drawing].add(key)
    return dict(words)


def test_a_drawing_that_is_never_named_is_not_in_the_sprite() -> None:
    named = {name for path in SCRIPTS for name in NAMED.findall(path.read_text("utf-8"))}
    assert DRAWN - named == set()


def test_a_drawing_means_one_thing() -> None:
    assert beside() == {drawing: words for drawing, (_, words) in MEANS.items()}


def test_a_word_has_the_same_drawing_wherever_it_stands() -> None:
    drawings = defaultdict(set)
    for drawing, words in beside().items():
        for key in words:
            drawings[key].add(drawing)
    assert {key: each for key, each in drawings.items() if len(each) > 1} == {}
