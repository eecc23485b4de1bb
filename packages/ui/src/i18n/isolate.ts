/** Keeps a foreign run (a formula, a phone number, a code) in one piece and in its own direction within Persian text. */
export function isolate(text: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  return `${direction === 'ltr' ? '\u2066' : '\u2067'}${text}\u2069`;
}
