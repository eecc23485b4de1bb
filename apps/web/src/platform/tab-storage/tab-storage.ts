/** What is kept in this tab until it is sent, so that a reload loses nothing. Where storage is full or forbidden it keeps nothing. */

/** What was kept under a key; null where nothing was, or what is there cannot be read. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A form works without it.
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}
