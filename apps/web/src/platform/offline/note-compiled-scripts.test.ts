import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteRuns } from './note-compiled-scripts.ts';

const NOW = Date.UTC(2026, 10, 29);
const DAY = 86_400_000;
const script = vi.spyOn(document, 'querySelector').mockReturnValue(null);
const pageOf = (entry: string) => {
  const found = document.createElement('script');
  found.setAttribute('src', `/assets/${entry}`);
  script.mockReturnValue(found);
};
let cookie: CookieInit | undefined;
const chromium = () => vi.stubGlobal('navigator', { userAgentData: {} });

beforeEach(() => {
  cookie = undefined;
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  vi.stubGlobal('cookieStore', {
    get: () => Promise.resolve(cookie ?? null),
    set: (given: CookieInit) => {
      cookie = given;
      return Promise.resolve();
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  script.mockReturnValue(null);
});

test('the third visit of a version says for a year that its scripts are kept; earlier ones are forgotten after three days', async () => {
  chromium();
  pageOf('first.js');
  const said: (CookieInit | undefined)[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    await noteRuns();
    said.push(cookie);
  }
  const kept = { name: 'scripts', sameSite: 'lax' };
  expect(said).toEqual([
    { ...kept, value: 'first.js.1', expires: NOW + 3 * DAY },
    { ...kept, value: 'first.js.2', expires: NOW + 3 * DAY },
    { ...kept, value: 'first.js.3', expires: NOW + 365 * DAY },
    { ...kept, value: 'first.js.3', expires: NOW + 365 * DAY },
  ]);
});

test('a new version is counted from the first visit', async () => {
  chromium();
  pageOf('first.js');
  await noteRuns();
  await noteRuns();
  pageOf('second.js');
  await noteRuns();
  expect(cookie?.value).toBe('second.js.1');
});

test('other browsers, and pages whose app has not started, say nothing', async () => {
  pageOf('first.js');
  await noteRuns();
  chromium();
  script.mockReturnValue(null);
  await noteRuns();
  expect(cookie).toBeUndefined();
});
