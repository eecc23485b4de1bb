/** A box with nothing to read in it. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** A whole fraction that was typed into one box. */
export function isFractionTyped(text: string): boolean {
  return /\p{Nd}\s*[/⁄∕／]\s*\p{Nd}/u.test(text);
}
