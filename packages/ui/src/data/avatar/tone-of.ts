/** Which of four tones a name has, from 0: always the same one, while names that differ a little may have another. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  // The lowest bits of such a sum follow those of the last letter alone.
  return (sum ^ (sum >>> 7) ^ (sum >>> 15)) & 3;
}
