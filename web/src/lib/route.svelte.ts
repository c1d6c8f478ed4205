// Where the reader is: a path of the hall and what follows the #.

import { routeOf } from './paths';

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change the address without a step back to it. */
  replace(to: string): void {
    history.replaceState(history.state, '', to);
    this.#look();
  }
}

export const place = new Place();

/** Follow a link of the hall without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href, location.href);
  const elsewhere = url.origin !== location.origin || /^\/(api|manual)\//.test(url.pathname);
  if (elsewhere || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  place.go(url.pathname + url.search + url.hash);
}
