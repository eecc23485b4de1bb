const persianDigits = '۰۱۲۳۴۵۶۷۸۹';
const anyDigit = /\p{Nd}/gu;
const oneDigit = /^\p{Nd}$/u;

/** The value of a Unicode decimal digit: every digit set is a run of ten that begins with its zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  for (const zero of [0x30, 0x660, 0x6f0]) {
    if (code >= zero && code < zero + 10) return String(code - zero);
  }
  let start = code;
  while (oneDigit.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** Every decimal digit (۰-۹, ٠-٩ and any other set) as an ASCII one; nothing else changes. For whatever a person typed. */
export function toLatinDigits(text: string): string {
  return text.replace(anyDigit, digitValue);
}

/** Every ASCII digit as a Persian one; nothing else changes. */
export function toPersianDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => persianDigits[Number(digit)] ?? digit);
}

/** A time or duration in digits, parts whole numbers from 0: 7, 5 is «۷:۰۵»; with seconds «۷:۰۵:۳۰». */
export function persianTime(hour: number, minute: number, second?: number): string {
  const two = (part: number) => `:${String(part).padStart(2, '0')}`;
  return toPersianDigits(`${hour}${two(minute)}${second === undefined ? '' : two(second)}`);
}

/**
 * A canonical number as the product prints it: Persian digits, ٫ as the decimal mark, ٬ between groups of three from
 * 10,000 up, and the true minus sign. Throws `RangeError` when the text is not a canonical number.
 */
export function persianNumber(value: number | bigint | string): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`not a canonical number: ${value}`);
  const [, sign = '', whole = '', part] = match;
  const grouped = whole.length >= 5 ? whole.replace(/\B(?=(?:\d{3})+$)/g, '٬') : whole;
  return toPersianDigits(`${sign === '' ? '' : '−'}${grouped}${part === undefined ? '' : `٫${part}`}`);
}
