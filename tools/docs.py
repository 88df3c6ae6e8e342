"""`make docs`: the documentation as pages in build/docs, with every link checked."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[1]
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/*.md",
    "src/jacta/games/*/rulebook/*.md",
    "web/README.md",
    "examples/README.md",
    "examples/*/README.md",
    "examples/*/src/*/rulebook/*.md",
)
STYLE = """
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 17px/1.55 Georgia, serif;
  color: #2b2320; background: #f3eadb }
a { color: #a34717 } img { max-width: 100% }
pre, code { font: 14px/1.45 ui-monospace, monospace; background: #fffaf1 }
pre { padding: 0.8rem; overflow-x: auto } table { border-collapse: collapse }
td, th { border: 1px solid #d9c9b3; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top }
@media (prefers-color-scheme: dark) {
  body { color: #f4e8d8; background: #17120f } a { color: #f0a254 }
  pre, code { background: #251d18 } td, th { border-color: #43372e } }
"""


def pages() -> list[Path]:
    """All pages of the documentation."""
    return [page for pattern in PAGES for page in sorted(ROOT.glob(pattern))]


def broken_links(page: Path) -> list[str]:
    """The links of a page that lead to no file here; addresses elsewhere are not asked."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text)
    local = [target for target in targets if "://" not in target]
    return [target for target in local if not (page.parent / target).exists()]


def render(page: Path) -> str:
    """A page as HTML; links to other pages lead to their HTML."""
    body = MarkdownIt("commonmark").enable("table").render(page.read_text("utf-8"))
    body = re.sub(r'href="([^":]+)\.md(#[^"]*)?"', r'href="\1.html\2"', body)
    head = f"<meta charset='utf-8'><title>{page.stem}</title><style>{STYLE}</style>"
    return f"<!doctype html><html lang='en'><head>{head}</head><body>{body}</body></html>"


def build(folder: Path) -> list[str]:
    """Write all pages below a folder, and return what is wrong with their links."""
    problems = []
    for page in pages():
        target = (folder / page.relative_to(ROOT)).with_suffix(".html")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(render(page), "utf-8")
        name = page.relative_to(ROOT)
        problems += [f"{name}: the link {link} leads nowhere" for link in broken_links(page)]
    for pattern in ("*.svg", "*.jpg", "*.json"):
        for file in (ROOT / "docs").glob(pattern):
            (folder / "docs" / file.name).write_bytes(file.read_bytes())
    return problems


def main() -> None:
    folder = ROOT / "build" / "docs"
    if problems := build(folder):
        sys.exit("\n".join(problems))
    print(f"{len(pages())} pages: {(folder / 'README.html').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
