/** Salvage in the browser: the wreck, a harbour, and the way to 12 points. Touch the wreck to dive, the harbour to stop. */
const GOAL = 12;
const at = (points) => 60 + (580 * Math.min(points, GOAL)) / GOAL;
const ticks = Array.from({ length: GOAL + 1 }, (_, n) => `<g transform="translate(${at(n)} 372)"><path d="M0-6V6"/><text y="26">${n}</text></g>`);
const BOARD = `
  <svg viewBox="0 0 700 420">
    <g class="place harbour" data-verbs="stop keep">
      <path d="M48 96h92l22 30-22 30H48l-18-30z" /><circle cx="76" cy="126" r="9" /><circle cx="108" cy="126" r="9" />
    </g>
    <path class="line" d="M162 126C250 126 250 196 318 196" />
    <g class="place wreck" data-verbs="dive">
      <path d="M330 176 388 96l170-24 92 58-18 66 34 44-96 44-60-18-92 20-76-34 28-34z" />
      <path class="crack" d="m470 84-22 58 34 30-26 62 18 40" />
      <g class="crates"></g>
    </g>
    <text class="left" x="494" y="316"></text>
    <g class="track"><path d="M${at(0)} 372H${at(GOAL)}" />${ticks.join("")}</g>
    <g class="seats"></g>
  </svg>`;
/** Where the crates lie in the hull, as many as there can be. */
const CRATES = [[392, 150], [424, 196], [404, 232], [520, 112], [560, 150], [520, 172], [596, 196], [548, 226], [500, 244]];

export function mount(target, told) {
  target.innerHTML = BOARD;
  target.classList.add("salvage");
  const svg = target.querySelector("svg");
  let now = told;
  const answerOf = (place) => now.options.find(({ verb }) => place.dataset.verbs.split(" ").includes(verb));
  const places = [...svg.querySelectorAll(".place")];
  for (const place of places) {
    const take = () => answerOf(place) && now.answer(answerOf(place));
    place.addEventListener("click", take);
    place.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && (event.preventDefault(), take()));
  }
  const update = (told) => {
    now = told;
    const { wreck, points } = told.state;
    const left = Array.isArray(wreck) ? wreck.length : wreck;
    svg.querySelector(".crates").innerHTML = CRATES.slice(0, left)
      .map(([x, y]) => `<rect x="${x - 11}" y="${y - 11}" width="22" height="22" rx="4" />`)
      .join("");
    svg.querySelector(".left").textContent = `${told.t("salvage-place-wreck")}: ${left}`;
    svg.querySelector(".seats").innerHTML = points
      .map((n, seat) => `<g style="translate:${at(n)}px ${350 - 21 * seat}px"><circle style="fill:var(--seat-${seat + 1})" r="10" /><text y="4"></text></g>`)
      .join("");
    svg.querySelectorAll(".seats text").forEach((text, seat) => (text.textContent = told.seats[seat].name.slice(0, 1)));
    for (const place of places) {
      const option = answerOf(place);
      place.classList.toggle("lit", Boolean(option));
      for (const [name, value] of Object.entries({ role: "button", tabindex: "0", "aria-label": option?.words }))
        if (option) place.setAttribute(name, value);
        else place.removeAttribute(name);
    }
  };
  update(told);
  return { update };
}
