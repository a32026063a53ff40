import icons from "./icons.svg?raw";

/** The title's own glyphs, beside those of the table. */
const sprite = document.createElement("div");
sprite.hidden = true;
sprite.innerHTML = icons;
document.body.prepend(sprite);
