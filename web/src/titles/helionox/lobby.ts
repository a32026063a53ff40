/** Which choices say something: difficulty only against the Syndicate, Locations only with Mercury. */
export function applies(choice: string, chosen: Record<string, string>, seats: number): boolean {
  const first = chosen.preset === "first play" && seats > 1;
  const alone = seats === 1;
  const team = alone || chosen.mode === "co-op";
  switch (choice) {
    case "mode":
      return !alone && !first;
    case "preset":
      return !alone;
    case "missions":
      return !team && !first;
    case "draft":
      return !alone && !first;
    case "difficulty":
    case "hard":
      return team && !first;
    case "earth":
    case "moon":
    case "mars":
    case "ceres":
    case "europa":
      return chosen.mercury === "on" && !first;
    default:
      return !first;
  }
}
