/** Whether `text` holds `piece` as a number or phrase of its own, not as a part of a longer number. */
export function holds(text: string, piece: string): boolean {
  const part = '۰-۹٫٬⁄';
  const escaped = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![${part}])(?<![۰-۹] (?=[۰-۹]+⁄))${escaped}(?![${part}])`, 'u').test(text);
}
