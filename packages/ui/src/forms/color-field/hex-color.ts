import { foldDigits } from '../../i18n/digits.ts';

/** A color as `#rrggbb`, in small letters. */
export type HexColor = `#${string}`;

/** A color code in any digits and letters, with or without `#`, of three or six places; null where it is none. */
export function readHexColor(text: string): HexColor | null {
  const folded = foldDigits(text).trim().toLowerCase().replace(/^#/, '');
  if (/^[0-9a-f]{6}$/.test(folded)) return `#${folded}`;
  return /^[0-9a-f]{3}$/.test(folded) ? `#${folded.replaceAll(/./g, '$&$&')}` : null;
}
