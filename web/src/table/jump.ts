/** F6 goes round at a table: who helps, the question, the board, the log; with Shift the other way. */
const ROUND = [".guide, .coach", ".ask", ".scene", ".log"];
const STOPS = "a[href], button:not(:disabled), input, select, [tabindex='0']";

export function jump(event: KeyboardEvent) {
  if (event.key !== "F6" || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  const places = ROUND.flatMap((each) => document.querySelector<HTMLElement>(each) ?? []);
  const way = event.shiftKey ? -1 : 1;
  const now = places.findIndex((place) => place.contains(document.activeElement));
  const from = now < 0 && event.shiftKey ? 0 : now;
  for (let step = 1; step <= places.length; step++) {
    const place = places.at((from + way * step) % places.length)!;
    const stop = [place, ...place.querySelectorAll<HTMLElement | SVGElement>(STOPS)].find(
      (each) => each.matches(STOPS) && each.getClientRects().length,
    );
    if (stop) return stop.focus();
  }
}
