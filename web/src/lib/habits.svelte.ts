/** How this person likes to be asked, kept in this browser. */
class Habits {
  /** Whether means that would be lost are pointed out before a turn ends. */
  warned = $state(localStorage.getItem("warned") !== "no");

  warn(on: boolean) {
    this.warned = on;
    localStorage.setItem("warned", on ? "yes" : "no");
  }
}
export const habits = new Habits();
