import type { Component } from "svelte";

/** What is shown beside the thing under the pointer, the focus or the finger. */
export interface Tip {
  title?: string;
  text?: string;
  rule?: string;
  /** The address of the thing's picture. */
  picture?: string;
  refused?: boolean;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each card has properties of its own
  card?: { component: Component<any>; props: Record<string, unknown> };
}
class Tips {
  tip = $state.raw<Tip | null>(null);
  at = $state.raw<DOMRect | null>(null);
  #timer = 0;
  held = false;
  #of: Element | null = null;

  /** The thing it was about is gone. */
  forget(node: Element) {
    if (this.#of === node) this.drop();
  }
  show(node: Element, tip: Tip | null) {
    clearTimeout(this.#timer);
    this.held = false;
    this.#of = node;
    this.tip = tip;
    this.at = tip ? node.getBoundingClientRect() : null;
  }
  /** At once, also while the pointer is on it. */
  drop() {
    this.held = false;
    this.tip = null;
  }
  hide() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.held) this.tip = null;
    }, 140) as unknown as number;
  }
}
export const tips = new Tips();

/** `use:tip={() => ({title, text})}`; null says nothing. */
export function tip(node: Element, make: () => Tip | null) {
  const show = () => tips.show(node, make());
  const hide = () => tips.hide();
  let press = 0;
  const down = (event: Event) => {
    if ((event as PointerEvent).pointerType === "touch") press = setTimeout(show, 380) as unknown as number;
  };
  const up = () => clearTimeout(press);
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType !== "touch") show();
  };
  const tap = () => {
    const found = make();
    if (found?.refused) tips.show(node, found);
  };
  const pairs: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", hide],
    ["focusin", show],
    ["focusout", hide],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", tap],
  ];
  for (const [name, handler] of pairs) node.addEventListener(name, handler);
  return {
    update(next: () => Tip | null) {
      make = next;
    },
    destroy() {
      for (const [name, handler] of pairs) node.removeEventListener(name, handler);
      clearTimeout(press);
      tips.forget(node);
    },
  };
}
