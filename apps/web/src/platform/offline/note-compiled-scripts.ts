/** Milliseconds within which Chromium must run a script again to keep what it has compiled of it: three days. */
const AGAIN_WITHIN = 259_200_000;
const YEAR = 31_536_000_000;
/** It compiles what a first run used in the second one, and has it from the third on. */
const RUNS = 3;

/**
 * Says to the server, by a cookie that names nobody, that this browser keeps the compiled scripts of this version: its pages ask for
 * them in the way that uses them (apps/server/src/app/http/page-preloads.ts). Other browsers than Chromium's need no such page.
 */
export async function noteRuns(): Promise<void> {
  // Both are missing where the page did not come over TLS.
  if (!('userAgentData' in navigator && 'cookieStore' in window)) return;
  const source = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src');
  if (source == null) return;
  const entry = source.slice('/assets/'.length);
  const { value = '' } = (await cookieStore.get('scripts')) ?? {};
  const last = value.startsWith(`${entry}.`) ? Number(value.slice(entry.length + 1)) : 0;
  const runs = Math.min(last + 1, RUNS);
  const expires = Date.now() + (runs === RUNS ? YEAR : AGAIN_WITHIN);
  await cookieStore.set({ name: 'scripts', value: `${entry}.${runs}`, expires, sameSite: 'lax' });
}
