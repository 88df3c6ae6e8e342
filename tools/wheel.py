"""The hook of the build that packs the browser client: web/dist becomes jacta/web in the wheel.

The build never runs npm. Without a built client the wheel has no pages, which is said aloud; with
JACTA_RELEASE set, such a wheel is refused.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Adds the client to a wheel, if it is built; an editable one finds it in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        client = Path(self.root) / "web" / "dist"
        if (client / "index.html").is_file():
            build_data["force_include"][str(client)] = "jacta/web"
        elif os.environ.get("JACTA_RELEASE"):
            raise RuntimeError("a release has the browser client in it: run `make web` first")
        else:
            self.app.display_warning("web/dist is not built: this wheel will have no pages")
