/** The first screen of a visit, in local storage. */
export interface StoredScreen {
  readonly userId: string;
  /** Path and query. */
  readonly address: string;
  /** The script of the build that drew it. */
  readonly build: string;
  /** Pixels of the window: some parts are drawn for the width alone. */
  readonly width: number;
  /** `Date.toDateString` of the day. */
  readonly day: string;
  readonly title: string;
  /** Attributes of `<html>` that change what is drawn: only for the same ones is it the same screen. */
  readonly look: Readonly<Record<string, string | null>>;
  /** Of `<html>` while the screen is shown: sizes of letters and targets. */
  readonly area: string | null;
  /** Addresses of its style sheets. */
  readonly sheets: readonly string[];
  readonly html: string;
}

/** Letters of another font would be of other widths: a page waits so many milliseconds for its own. */
const FONT_MS = 300;

/**
 * Shows the stored screen of the address, if it is one of the signed-in user, this day and this build, until the app takes its place. A link of
 * it is followed at once; another press, and the focus, go to the same thing of the app once that is there. Needs no other
 * module: the build puts this file alone into a script that the page loads before the app.
 */
export async function showStoredScreen(screenKey: string, userKey: string): Promise<void> {
  const root = document.documentElement;
  const stored = JSON.parse(localStorage.getItem(screenKey) ?? 'null') as StoredScreen | null;
  if (stored === null) return;
  const user = JSON.parse(localStorage.getItem(userKey) ?? 'null') as { id?: unknown } | null;
  if (user?.id !== stored.userId) {
    localStorage.removeItem(screenKey);
    return;
  }
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const place = document.getElementById('root');
  const isSame =
    stored.address === location.pathname + location.search &&
    stored.width === innerWidth &&
    stored.day === new Date().toDateString() &&
    stored.build === document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src &&
    Object.entries(stored.look).every(([name, value]) => root.getAttribute(name) === value);
  if (!isSame || place === null || place.hasChildNodes()) return;

  const sheets = stored.sheets.map((href) => {
    const present = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    if (present.some((each) => each.href === href)) return undefined;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
    return new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
    });
  });
  await Promise.all(sheets);
  const font = document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`, 'مشق');
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, FONT_MS))]);
  // The app was faster, or went to another address.
  if (place.hasChildNodes() || stored.address !== location.pathname + location.search) return;

  const screen = document.createElement('div');
  screen.style.display = 'contents';
  screen.innerHTML = stored.html;
  if (stored.area !== null) root.setAttribute('data-area', stored.area);
  document.title = stored.title;
  place.setAttribute('aria-busy', 'true');
  place.append(screen);

  const CONTROLS = 'a[href], button, [role=button], [role=tab], [role=option], [role=menuitem], [role=radio], summary';
  const nameOf = (control: Element) =>
    `${control.tagName} ${control.getAttribute('href')} ${control.getAttribute('aria-label') ?? control.textContent}`;
  let pressed: string | undefined;
  let focused: string | undefined;
  screen.addEventListener('focusin', ({ target }) => {
    focused = nameOf(target as Element);
  });
  screen.addEventListener('click', (event) => {
    const control = (event.target as Element).closest(CONTROLS);
    if (control === null) return;
    const link = control instanceof HTMLAnchorElement ? control : null;
    // Another site, another tab, a file and a place on this page are the browser's matter.
    const isBrowsers = link !== null && (link.origin !== location.origin || link.target || link.download || link.hash);
    if (isBrowsers || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link === null || link.pathname === location.pathname) {
      pressed = nameOf(control);
      return;
    }
    // The app begins with the screen that is asked for.
    history.pushState(null, '', link.href);
    scrollTo(0, 0);
    screen.remove();
  });
  new MutationObserver((_, observer) => {
    if (screen.isConnected) return;
    observer.disconnect();
    place.removeAttribute('aria-busy');
    const find = (name: string | undefined) =>
      name === undefined
        ? undefined
        : [...place.querySelectorAll<HTMLElement>(CONTROLS)].find((control) => nameOf(control) === name);
    if (document.activeElement === document.body) find(focused)?.focus({ preventScroll: true });
    find(pressed)?.click();
  }).observe(place, { childList: true });
}
