const SLASH = /[/⁄∕]/;

/**
 * A slash typed in a numerator means «now the denominator». What was after it goes below when the denominator is still
 * empty, so that a pasted «۳/۴» fills both boxes; otherwise the digits stay together. Null when there is no slash.
 */
export function splitAtSlash(typed: string, denominator: string): { numerator: string; denominator: string } | null {
  const at = typed.search(SLASH);
  if (at === -1) return null;
  const head = typed.slice(0, at);
  const tail = typed.slice(at + 1);
  return denominator === '' ? { numerator: head, denominator: tail } : { numerator: head + tail, denominator };
}
