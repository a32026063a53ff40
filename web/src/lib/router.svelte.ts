/** The address is the page: `/`, `/new/{title}`, `/table/{id}`, `/account`,
 * `/rules/{title}/{edition}/{chapter}`, `/cards/{title}/{edition}`. */
class Router {
  path = $state(location.pathname);
  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }
  go(path: string) {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}
export const router = new Router();

/** For links: the browser's own behaviour with modifier keys, ours without. */
export function link(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).getAttribute("href")!);
}
