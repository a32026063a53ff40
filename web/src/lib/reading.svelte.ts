/** How large the words are, beyond what the window and the browser give: chosen by the reader, kept on this device. */
export const SIZES = ["normal", "large", "larger"] as const;
export type Size = (typeof SIZES)[number];

const kept = (): Size => {
  try {
    return SIZES.find((size) => size === localStorage.getItem("text")) ?? "normal";
  } catch {
    return "normal"; // private windows may refuse
  }
};

class Reading {
  size = $state<Size>(kept());

  set(size: Size) {
    this.size = size;
    this.apply();
    try {
      localStorage.setItem("text", size);
    } catch {
      /* it holds until the page is left */
    }
  }
  apply() {
    if (this.size === "normal") delete document.documentElement.dataset.text;
    else document.documentElement.dataset.text = this.size;
  }
}
export const reading = new Reading();
