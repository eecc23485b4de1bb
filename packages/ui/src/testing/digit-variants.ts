import { foldDigits, toPersianDigits } from '../i18n/digits.ts';

/**
 * The ways a number may be typed: Persian, Arabic, Latin, and mixed digits; each must mean the same.
 * A decimal point `.` comes with each mark a keyboard may give: `٫`, `/`, `.`.
 */
export function digitVariants(number: string): string[] {
  const latin = foldDigits(number);
  const persian = toPersianDigits(latin);
  const arabic = latin.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
  const mixed = [...latin]
    .map((character, place) => (place % 2 === 0 ? toPersianDigits(character) : character))
    .join('');
  const digits = [...new Set([persian, arabic, latin, mixed])];
  if (!latin.includes('.')) return digits;
  return digits.flatMap((typed) => ['٫', '/', '.'].map((mark) => typed.replace('.', mark)));
}
