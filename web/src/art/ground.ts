import { BONE, box, disc, INK, times, type Luck } from "./paint";

/** Where the light comes from: the sun at the left, the lamp below, the thing itself. */
export type Light = "left" | "below" | "within";
const PLACE: Record<Light, [cx: string, cy: string]> = {
  left: [".05", ".55"],
  below: [".5", "1.1"],
  within: [".48", ".5"],
};

/** Deep ink, few stars, one light. */
export function ground(color: string, light: Light, warm: string, luck: Luck): string {
  const [cx, cy] = PLACE[light];
  const stars = times(14, () =>
    disc(luck() * 200, luck() * 84, 0.8 + luck() * 0.7, BONE, `opacity="${(0.25 + luck() * 0.5).toFixed(2)}"`),
  );
  return `<defs><radialGradient id="g" cx="${cx}" cy="${cy}" r="1"><stop offset="0" stop-color="${warm}" stop-opacity=".62"/><stop offset=".55" stop-color="${color}" stop-opacity=".2"/><stop offset="1" stop-color="${INK}" stop-opacity="0"/></radialGradient></defs>${box(0, 0, 200, 108, "#0d1122")}${box(0, 0, 200, 108, "url(#g)")}${stars}`;
}
