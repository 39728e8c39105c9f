"""Hooks for mkdocs: they add the pages that are not files here, drop missing pages from the navigation, give each page
a content security policy, and remove from the result what nobody reads and what differs from day to day.
"""

import html
import importlib
import re
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from build.docs import sources
from build.site import fonts as font_subset

POLICY = (
    "default-src 'none'; script-src 'self' {scripts}; style-src 'self' {styles}; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""Like that of the game's own pages. The theme sets its colours by scripts inside the page, which are allowed by their
hashes alone; its style sheet has pictures in it (data:)."""
UNREAD = ("404.html", "sitemap.xml", "sitemap.xml.gz", "assets/images", "assets/javascripts/lunr", "objects.inv")
"""What the theme adds and no reader of these pages ever requests. Besides, sitemap.xml is dated."""

SHOWN = 160
"""Letters of a page's description that a search shows."""
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")
MARKS = re.compile(r"[`*]")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Drop missing pages from the navigation."""
    present = {path.relative_to(config.docs_dir).as_posix() for path in Path(config.docs_dir).rglob("*.md")}
    present |= pages().keys()
    config.nav = [kept for entry in config.nav or [] if (kept := only(entry, present))]
    return config


def only(entry: Any, present: set[str]) -> Any:
    """An entry of the navigation with its existing pages; None if none is left."""
    if isinstance(entry, str):
        return entry if entry in present else None
    if isinstance(entry, list):
        return [kept for each in entry if (kept := only(each, present))]
    left = {title: kept for title, below in entry.items() if (kept := only(below, present))}
    return left or None


def pages() -> dict[str, str]:
    """By name: every page that is not a file of pages/. Raises PluginError, which mkdocs shows without a traceback."""
    try:
        made = sources.generated()
    except sources.DocsError as wrong:
        raise PluginError(str(wrong)) from None
    if sources.is_module("build.wire.tables"):
        made["messages.md"] = importlib.import_module("build.wire.tables").markdown()
    return made


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add all that is not a file of pages/: pages, the page's colours, its fonts, its icon."""
    web = sources.ROOT / "web"
    palette = re.search(r"^:root \{.*?^\}", (web / "css" / "base" / "palette.css").read_text("utf-8"), re.M | re.S)
    if not palette:
        raise PluginError("web/css/base/palette.css should begin with the palette of :root")
    made: dict[str, str | bytes] = {
        **pages(),
        "assets/palette.css": palette[0] + "\n",
        "assets/icon.svg": (web / "icons" / "icon.svg").read_text("utf-8"),
    }
    faces = font_subset.font_styles()
    rules = [rule for rule in faces.read_text("utf-8").splitlines() if "piazzolla-latin" in rule]
    made["assets/fonts.css"] = "\n".join(rules) + "\n"
    made.update({f"assets/{path.name}": path.read_bytes() for path in faces.parent.glob("piazzolla-latin-*.woff2")})
    for name, content in sorted(made.items()):
        files.append(File.generated(config, name, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """The page, and what a search says of it: what it begins with. Of the first page the site's own words say it."""
    if not page.is_homepage:
        page.meta.setdefault("description", html.escape(described(markdown)))
    return markdown


def described(markdown: str) -> str:
    """A page's title and the first sentences below it, as plain text and no longer than a search shows it. Raises
    PluginError."""
    blocks = [block for block in re.split(r"\n\s*\n", markdown.strip()) if re.match(r"# |[\w`<\[]", block)]
    title, *paragraphs = [MARKS.sub("", LINK.sub(r"\1", " ".join(block.split()))) for block in blocks]
    if not title.startswith("# ") or not paragraphs:
        raise PluginError(f"a page of the documentation has no title with a paragraph below it: {markdown[:60]!r}")
    first, *more = re.split(r"(?<=\.) (?=[A-Z])", paragraphs[0])
    told = f"{title.removeprefix('# ')}. "
    room = SHOWN - len(told)
    first = re.sub(":$", ".", first)
    if len(first) > room:
        return told + shortened(first, room)
    told += first
    for sentence in more:
        if len(told) + len(sentence) >= SHOWN or not sentence.endswith("."):
            break
        told += f" {sentence}"
    return told


def shortened(sentence: str, room: int) -> str:
    """A sentence that is too long, up to its last comma, semicolon or colon within the room, or else to its last
    word."""
    within = sentence[:room]
    at = max(within.rfind(f"{mark} ") for mark in ",;:")
    return sentence[: at if at > 0 else within.rfind(" ")] + "…"


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """The page with its policy, which has to precede the first script, and without links to the previous and the next
    page, since Firefox prefetches the latter."""
    output = re.sub(r'<link rel="(?:prev|next)" [^>]*>\n?', "", output)
    scripts = re.findall(r"<script>(.*?)</script>", output, re.S)
    styles = re.findall(r'\sstyle="([^"]*)"', output)
    policy = POLICY.format(
        scripts=" ".join(sorted({hashed(script) for script in scripts})),
        styles=" ".join(["'unsafe-hashes'", *sorted({hashed(style) for style in styles})] if styles else ""),
    )
    policy = re.sub(r" +(?=[ ;])", "", policy)
    before, mark, after = output.partition('<meta charset="utf-8">')
    if not mark:
        raise PluginError(f"{page.file.src_uri}: the theme's page has no place for a policy")
    return f'{before}{mark}\n      <meta http-equiv="Content-Security-Policy" content="{policy}">{after}'


def hashed(text: str) -> str:
    """The source expression by which a policy allows exactly this text."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode('ascii')}'"


def on_post_build(config: MkDocsConfig) -> None:
    """Remove from the result what nobody reads, and add the search index as a script: pages opened from a disk may load
    nothing else."""
    site = Path(config.site_dir)
    for name in UNREAD:
        if (site / name).is_dir():
            shutil.rmtree(site / name)
        else:
            (site / name).unlink(missing_ok=True)
    for path in site.rglob("*.map"):
        path.unlink()
    for path in [*site.rglob("*.min.js"), *site.rglob("*.min.css")]:
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"(//#|/\*#) sourceMappingURL=\S+( \*/)?\n?", "", text), "utf-8")
    listed = (site / "search" / "search_index.json").read_text("utf-8")
    (site / "search" / "search_index.js").write_text(f"var __index = {listed};\n", "utf-8")
