/** Milliseconds that a page waits for its font before it shows the letters of another one. */
const MAX_WAIT = 1000;

/** Resolves when the page's own font (a school may have another one) has its Persian letters, or after a second. */
export function fontLoaded(): Promise<unknown> {
  const { fontFamily } = getComputedStyle(document.body);
  const loaded = document.fonts.load(`1em ${fontFamily}`, 'مشق').catch(() => undefined);
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
}
