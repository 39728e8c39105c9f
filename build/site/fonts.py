"""The page's fonts: Piazzolla and Vazirmatn (both OFL) from npm, cut down to the letters of our four languages.

They hold the alphabets and no more: a name in another script falls back to the reader's own fonts. Figures keep their
tabular and old-style forms, Persian its joining forms.
"""

import shutil
from pathlib import Path
from typing import Any

from build import kept, tool_env

FONTS = tool_env.WEB / "node_modules" / "@fontsource"
WEIGHTS = (500, 800)
ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN = ASCII + "\u00a0¡¿«»·×÷±°ÁÉÍÓÚÑÜÇáéíóúñüçÀÈÒàèòïÏ–—‘’‚“”„…−•™©"
CYRILLIC = "".join(map(chr, range(0x410, 0x450))) + "Ёё№"
PERSIAN = (
    "\u00a0\u200c\u200d\u200e\u200f،؛؟٪٫٬ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىئًٌٍَُِّْپچژکگۀیە"
    "۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩0123456789 !()*+-./:[]«»–—…×−\u2066\u2067\u2068\u2069"
)
SPACE = 0.22
"""The least width of a space between words, as a share of the font size. Piazzolla's own spaces, 0.16 to 0.18, suit
headings; at the sizes of a page, words would run into each other."""
# (family, subset of the npm package, letters, the unicode-range of the rule)
CUTS = [
    ("Piazzolla", "latin", LATIN, "U+0-24F, U+2000-22FF"),
    ("Piazzolla", "cyrillic", CYRILLIC, "U+400-45F, U+490-491, U+4B0-4B1, U+2116"),
    ("Vazirmatn", "arabic", PERSIAN, "U+600-6FF, U+200C-200F, U+FB50-FEFC"),
]


def font_styles() -> Path:
    """A folder in .cache/ with fonts.css and the .woff2 files that it names; returns fonts.css."""
    import fontTools

    sources = [FONTS / name / "package.json" for name in ("piazzolla", "vazirmatn")]
    key = tool_env.fingerprint(*sources, Path(__file__), also=fontTools.version)
    folder = kept.folder("fonts", key)
    if not (folder / "fonts.css").is_file():
        with tool_env.step("Cutting the fonts (once)"):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            rules = [rule for cut in CUTS for rule in cut_fonts(*cut, folder)]
            (folder / "fonts.css").write_text("\n".join(rules) + "\n", "utf-8")
    return folder / "fonts.css"


def cut_fonts(family: str, subset: str, letters: str, span: str, folder: Path) -> list[str]:
    """Write one script of a family in each weight; returns the @font-face rules."""
    from fontTools import subset as cutter
    from fontTools.ttLib import TTFont

    rules = []
    for weight in WEIGHTS:
        name = f"{family.lower()}-{subset}-{weight}"
        font = TTFont(FONTS / family.lower() / "files" / f"{name}-normal.woff2", recalcTimestamp=False)
        options = cutter.Options(flavor="woff2", layout_features=["*"], hinting=False, name_IDs=[0, 1, 2, 13, 14])
        worker = cutter.Subsetter(options)
        worker.populate(text=letters)
        worker.subset(font)
        widen(font)
        font.flavor = "woff2"
        font.save(folder / f"{name}.woff2", reorderTables=True)
        source = f'src: url("./{name}.woff2") format("woff2"); unicode-range: {span};'
        rules.append(f"@font-face {{ font-family: {family}; font-weight: {weight}; font-display: swap; {source} }}")
    return rules


def widen(font: Any) -> None:
    """Widen the spaces of a font to `SPACE` if they are narrower."""
    wide = round(SPACE * font["head"].unitsPerEm)
    for letter in " \u00a0":
        if name := font.getBestCmap().get(ord(letter)):
            advance, bearing = font["hmtx"][name]
            font["hmtx"][name] = (max(advance, wide), bearing)
