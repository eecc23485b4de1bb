import { session } from '@mashq/state/platform/session/machine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type StoredScreen, showStoredScreen } from './show-stored-screen.ts';
import { storeScreen } from './store-screen.ts';

const ENTRY = 'http://localhost:3000/assets/entry.js';
const HTML =
  '<a href="#content">رفتن به متن</a><main><a href="/teacher/course">درس</a><a href="https://example.org/">بیرون</a><button>منو</button><button>جستجو</button></main>';

let place: HTMLElement;
const look = { lang: 'fa', dir: 'rtl', 'data-digits': 'fa', 'data-density': null, 'data-tenant': null };

const stored = (change: Partial<StoredScreen> = {}): StoredScreen => ({
  userId: 'nima',
  address: '/teacher',
  build: ENTRY,
  width: innerWidth,
  day: new Date().toDateString(),
  title: 'خانه | مشق',
  look,
  area: 'staff',
  sheets: [],
  html: HTML,
  ...change,
});
const store = (screen: StoredScreen) => localStorage.setItem('storedScreen', JSON.stringify(screen));
const show = () => showStoredScreen('storedScreen', 'activeUser');
const control = (name: string) =>
  [...place.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === name);

/** The app takes the place of what is there, as React does when it renders for the first time. */
async function startApp(): Promise<void> {
  place.innerHTML = HTML;
  await new Promise<void>((done) => setTimeout(done));
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ name: location.href } as PerformanceEntry]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } });
  history.replaceState(null, '', '/teacher');
  for (const [name, value] of Object.entries(look))
    if (value !== null) document.documentElement.setAttribute(name, value);
  const script = document.createElement('script');
  script.type = 'module';
  vi.spyOn(document, 'querySelector').mockImplementation((selectors) => {
    if (selectors !== 'script[type=module][src]') return document.querySelectorAll(selectors)[0] ?? null;
    Object.defineProperty(script, 'src', { configurable: true, value: ENTRY });
    return script;
  });
  place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  localStorage.setItem('activeUser', JSON.stringify({ id: 'nima' }));
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  session.activeUser = null;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a visit begins with the screen as it was stored', () => {
  test('until the app takes its place', async () => {
    store(stored());
    await show();
    expect(control('درس')).toBeDefined();
    expect([document.title, place.getAttribute('aria-busy')]).toEqual(['خانه | مشق', 'true']);
    await startApp();
    expect(place.hasAttribute('aria-busy')).toBe(false);
  });

  test.each<[string, Partial<StoredScreen>]>([
    ['another address', { address: '/school' }],
    ['another build', { build: 'http://localhost:3000/assets/older.js' }],
    ['another width', { width: 1 }],
    ['another day', { day: 'Tue Nov 30 1999' }],
    ['other digits', { look: { ...look, 'data-digits': 'latn' } }],
  ])('but not with that of %s', async (_, change) => {
    store(stored(change));
    await show();
    expect(place.childNodes).toHaveLength(0);
  });

  test('of another person nothing is shown, and nothing stays', async () => {
    store(stored({ userId: 'sara' }));
    await show();
    expect([place.childNodes.length, localStorage.getItem('storedScreen')]).toEqual([0, null]);
  });

  test('an app that is there first stays', async () => {
    store(stored());
    const shown = show();
    place.innerHTML = '<p>برنامه</p>';
    await shown;
    expect(place.innerHTML).toBe('<p>برنامه</p>');
  });
});

describe('before the app is there', () => {
  beforeEach(async () => {
    store(stored());
    await show();
  });

  test('a link is followed at once, and the app begins there', () => {
    control('درس')?.click();
    expect([location.pathname, place.childNodes.length]).toEqual(['/teacher/course', 0]);
  });

  test.each(['بیرون', 'رفتن به متن'])('«%s» is left to the browser', (name) => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('click', followed, { once: true });
    const link = control(name);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    let isPrevented = true;
    place.addEventListener('click', () => {
      isPrevented = event.defaultPrevented;
    });
    link?.dispatchEvent(event);
    expect([isPrevented, location.pathname, control(name)]).toEqual([false, '/teacher', link]);
  });

  test('what is pressed is pressed again in the app, once, and keeps the focus', async () => {
    const pressed = vi.fn();
    place.addEventListener('click', ({ target }) => pressed((target as Element).textContent));
    control('جستجو')?.focus();
    control('جستجو')?.click();
    pressed.mockClear();
    await startApp();
    expect(pressed.mock.calls).toEqual([['جستجو']]);
    expect(document.activeElement).toBe(control('جستجو'));
    await startApp();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('stores the first screen of a visit', () => {
  const storeNow = (html: string) => {
    const screen = document.createElement('div');
    screen.innerHTML = html;
    storeScreen(screen);
    return JSON.parse(localStorage.getItem('storedScreen') ?? 'null') as StoredScreen | null;
  };

  beforeEach(() => {
    session.activeUser = { id: 'nima' } as typeof session.activeUser;
  });

  test('which the next one shows', async () => {
    vi.stubGlobal('storedScreenScript', '/assets/stored-screen.js');
    expect(storeNow(HTML)).toMatchObject({ userId: 'nima', address: '/teacher', html: HTML });
    expect(document.head.querySelectorAll('link[rel=prefetch][href="/assets/stored-screen.js"]')).toHaveLength(1);
    await show();
    expect(control('درس')).toBeDefined();
  });

  test('not one that has something to load, nor one of other places', () => {
    expect(storeNow('<main aria-busy="true"></main>')).toBeNull();
    history.replaceState(null, '', '/student');
    expect(storeNow(HTML)).toBeNull();
  });

  test.each([
    ['news that are shown once', '<main><p role="status">به هدف هفته رسیدی!</p></main>'],
    ['what could not be read', '<main><div role="alert">دریافت اطلاعات انجام نشد</div></main>'],
  ])('not one with %s', (_, html) => {
    expect(storeNow(html)).toBeNull();
    expect(storeNow('<main><p role="status"></p></main>')).not.toBeNull();
  });

  test('not one that was drawn without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(storeNow(HTML)).toBeNull();
  });

  test('not after another address was opened', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'http://localhost:3000/' } as PerformanceEntry]);
    expect(storeNow(HTML)).toBeNull();
  });

  test('of nobody', () => {
    session.activeUser = null;
    expect(storeNow(HTML)).toBeNull();
  });
});
