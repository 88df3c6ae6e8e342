import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte.ts";
import { words } from "./words.svelte.ts";

router.start();
await words.start();
mount(App, { target: document.getElementById("app")! });
