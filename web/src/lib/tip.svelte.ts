import type { Component } from "svelte";
import { worded } from "./worded";

/** What is shown beside the thing under the pointer, the focus or the finger. */
export interface Tip {
  title?: string;
  text?: string;
  /** The address of the thing's picture. */
  picture?: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each card has properties of its own
  card?: { component: Component<any>; props: Record<string, unknown> };
  /** It explains a term, and uses others to do so. */
  term?: boolean;
  /** Why it cannot be chosen, beneath what it is. */
  refused?: { words: string; rule: string };
}
/** It never takes the pointer, and goes with its thing: whatever changes on the table, it is told anew or it is gone. */
class Tips {
  tip = $state.raw<Tip | null>(null);
  at = $state.raw<DOMRect | null>(null);
  #timer = 0;
  #of: Element | null = null;
  /** What has a tip of its own. */
  readonly makers = new WeakMap<Element, () => Tip | null>();
  #make: (() => Tip | null) | null = null;

  /** The thing it was about is gone. */
  forget(node: Element) {
    if (this.#of === node) this.drop();
  }
  show(node: Element, make: () => Tip | null) {
    clearTimeout(this.#timer);
    this.#of = node;
    this.#make = make;
    this.tip = make();
    this.at = this.tip ? node.getBoundingClientRect() : null;
  }
  /** The table has changed: the facts are told as they are now, if the thing is still pointed at. */
  refresh() {
    const node = this.#of;
    if (!this.tip || !node || !this.#make) return;
    if (node.isConnected && (node.matches(":hover") || node.matches(":focus-visible"))) this.show(node, this.#make);
    else this.drop();
  }
  of(node: Element): boolean {
    return this.tip !== null && this.#of === node;
  }
  drop() {
    clearTimeout(this.#timer);
    this.tip = null;
  }
  hide() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.tip = null), 60) as unknown as number;
  }
}
export const tips = new Tips();

/** Where something was chosen: until the pointer moves from there, nobody has asked for what comes to lie under it. */
let chosen = { x: -9, y: -9 };

/** `use:tip={() => ({title, text})}`; null says nothing. */
export function tip(node: Element, make: () => Tip | null) {
  const show = () => tips.show(node, () => make());
  const hide = () => tips.hide();
  let press = 0;
  const down = (event: Event) => {
    if ((event as PointerEvent).pointerType === "touch") press = setTimeout(show, 380) as unknown as number;
  };
  const up = () => clearTimeout(press);
  const enter = (event: Event) => {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    // Where a click lies is told in whole pixels.
    if (pointerType !== "touch" && Math.hypot(clientX - chosen.x, clientY - chosen.y) > 2) show();
  };
  const focus = () => {
    if (node.matches(":focus-visible") || node.querySelector(":focus-visible")) show();
  };
  /** Chosen, it is no longer what it was; refused, a finger is told why. */
  const tap = (event: Event) => {
    if (make()?.refused) return show();
    const { clientX, clientY } = event as MouseEvent;
    chosen = { x: clientX, y: clientY };
    tips.forget(node);
  };
  const pairs: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", hide],
    ["pointerdown", down],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", tap],
  ];
  // Chromium lets the Tab key stop at whatever listens for focus in an SVG: only what has a name of its own may.
  if (!(node instanceof SVGElement) || node.hasAttribute("tabindex"))
    pairs.push(["focusin", focus], ["focusout", hide]);
  for (const [name, handler] of pairs) node.addEventListener(name, handler);
  // A note has no name by what stands in it: its tip's heading is one.
  if (node.getAttribute("role") === "note" && !node.hasAttribute("aria-label"))
    $effect(() => node.setAttribute("aria-label", make()?.title ?? node.textContent ?? ""));
  tips.makers.set(node, () => make());
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

/** Everything else on the table: icons and numbers tell their words by hover, focus and long press. */
export function tipped(event: Event): { node: Element; make: () => Tip | null } | null {
  const at = event.target;
  if (!(at instanceof Element) || !at.closest(".table")) return null;
  for (let node: Element | null = at; node; node = node.parentElement) if (tips.makers.get(node)?.()) return null;
  const found = worded(at);
  return found && { node: found.node, make: () => ({ title: worded(at)?.text ?? found.text }) };
}
