import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, words } from "./lib/i18n.svelte";
import { reading } from "./lib/reading.svelte";
import { session } from "./lib/session.svelte";
import icons from "./look/icons.svg?raw";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/cards.css";
import "./look/table.css";
import "./look/choose.css";

const sprite = document.createElement("div");
sprite.hidden = true;
sprite.innerHTML = icons;
document.body.prepend(sprite);

reading.apply();
await Promise.all([words.use(preferred()), session.load().catch(() => undefined)]);
mount(App, { target: document.getElementById("app")! });
