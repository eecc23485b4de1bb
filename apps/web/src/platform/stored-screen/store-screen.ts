import { SCREEN_KEY } from '@mashq/state/platform/api/token';
import { session } from '@mashq/state/platform/session/machine';
import type { StoredScreen } from './show-stored-screen.ts';

declare global {
  /** Address of the script that shows the stored screen, as the page's first script says it. */
  var storedScreenScript: string | undefined;
}

/**
 * Screens of the staff, whose code and replies come half a second after the stored screen. A student's home comes almost as early
 * without it. What is written on is not among them: it would be there without its app.
 */
const STORED_PATHS = [/^\/(teacher|school|organization)$/, /^\/teacher\/homework\/[^/]+$/];

/** Characters of a screen: more would take as long to draw as the app. */
const MAX_SIZE = 400_000;

/** Something is loading, or open above the screen. */
const NOT_WHOLE = '[aria-busy=true], [inert], [aria-hidden=true] main';

const NEWS = '[role=status], [role=alert]';

/** Attributes of `<html>` that change what is drawn, not only how it looks. */
const DRAWN_BY = ['lang', 'dir', 'data-digits', 'data-density', 'data-tenant'];

/**
 * Stores the first screen of a visit for the next visit to begin with, where it is one of those and had all that it shows.
 * @param screen what was in `#root` before anything came that follows a first screen: the next visit has these things as late
 * as this one, and nothing of the page moves when the app takes its place
 */
export function storeScreen(screen: Element): void {
  const userId = session.activeUser?.id;
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  const html = screen.innerHTML;
  // Another screen was opened before this file came.
  if (performance.getEntriesByType('navigation')[0]?.name !== location.href) return;
  if (!STORED_PATHS.some((path) => path.test(location.pathname))) return;
  if (userId === undefined || build === undefined || html.length > MAX_SIZE) return;
  if (screen.querySelector('main') === null || screen.querySelector(NOT_WHOLE) !== null) return;
  // What is news now, or failed now, is not so at the next visit.
  if ([...screen.querySelectorAll(NEWS)].some(({ textContent }) => textContent !== '') || !navigator.onLine) return;
  const root = document.documentElement;
  const stored: StoredScreen = {
    userId,
    address: location.pathname + location.search,
    build,
    width: innerWidth,
    day: new Date().toDateString(),
    title: document.title,
    look: Object.fromEntries(DRAWN_BY.map((name) => [name, root.getAttribute(name)])),
    area: root.getAttribute('data-area'),
    sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
    html,
  };
  try {
    localStorage.setItem(SCREEN_KEY, JSON.stringify(stored));
    // The next visit needs it first: the browser has it then.
    if (globalThis.storedScreenScript !== undefined) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = globalThis.storedScreenScript;
      document.head.append(link);
    }
  } catch {
    // Without space nothing is stored.
  }
}
