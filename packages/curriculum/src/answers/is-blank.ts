/** A box with nothing to read in it. */
export function isBlank(text: string): boolean {
  return text.trim() === '';
}
