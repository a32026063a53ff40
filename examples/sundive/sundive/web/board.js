/** The board in the browser: the sun, its corona, a harbour, and a probe that is the nearer the hotter it is. */
const BOARD = `
  <svg viewBox="0 0 700 320">
    <circle class="skim" cx="560" cy="160" r="150" />
    <circle class="plunge" cx="560" cy="160" r="105" />
    <path class="turn-back" d="M40 120h44v80H40zM84 150h24v20H84z" />
    <g class="probe"><path d="M16 0-8-10-16 0-8 10z" /><text y="34"></text></g>
  </svg>`;

export function mount(target, told) {
  target.innerHTML = BOARD;
  target.classList.add("sundive");
  let now = told;
  for (const place of target.querySelectorAll("svg > [class]")) {
    place.onclick = () => {
      const option = now.options.find(({ verb }) => place.classList.contains(verb));
      if (option) now.answer(option);
    };
  }
  const update = (told) => {
    now = told;
    const { heat, limit } = told.state;
    target.querySelector("text").textContent = `${told.t("sundive-place-heat")} ${heat}`;
    target.querySelector(".probe").style.translate = `${140 + (250 * heat) / limit}px 160px`;
    for (const place of target.querySelectorAll("svg > :not(g)"))
      place.classList.toggle("lit", told.options.some(({ verb }) => place.classList.contains(verb)));
  };
  update(told);
  return { update };
}
