"""The hook of the build that packs what is not Python: web/dist becomes jacta/web in the wheel, and
the pages of docs/ become jacta/docs.

The build never runs npm. Without a built client the wheel has no pages, which is said aloud; with
JACTA_RELEASE set, such a wheel is refused.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Adds the docs to a wheel, and the client if it is built; an editable one finds both in the
    checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        for page in (Path(self.root) / "docs").glob("*.md"):
            build_data["force_include"][str(page)] = f"jacta/docs/{page.name}"
        client = Path(self.root) / "web" / "dist"
        if (client / "index.html").is_file():
            build_data["force_include"][str(client)] = "jacta/web"
        elif os.environ.get("JACTA_RELEASE"):
            raise RuntimeError("a release has the browser client in it: run `make web` first")
        else:
            self.app.display_warning("web/dist is not built: this wheel will have no pages")
