import { formatDigits } from '../../i18n/digits.ts';
import type { DigitsName } from '../../theme/apply-theme.ts';

/** A sentence of what is heard. */
export interface AudioLine {
  /** Seconds from the beginning at which it is said. */
  from: number;
  text: string;
}

/** A time as players show it: «۱:۰۵», and with hours «۱:۰۲:۰۵». */
export function playingTime(seconds: number, digits: DigitsName): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return formatDigits(hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`, digits);
}

/** Which of the lines is said at a time; -1 before the first. They may be in any order. */
export function lineAt(lines: readonly AudioLine[], seconds: number): number {
  let found = -1;
  for (const [place, { from }] of lines.entries()) {
    if (from <= seconds && from >= (lines[found]?.from ?? Number.NEGATIVE_INFINITY)) found = place;
  }
  return found;
}
