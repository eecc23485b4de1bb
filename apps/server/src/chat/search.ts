const ARABIC: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ؤ: 'و',
  ئ: 'ی',
};
const DIGITS = '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩';

/** A text as it is looked for: one form of each letter and digit, no diacritics, a space for every other mark. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replaceAll(/[يىكةأإآؤئ]/g, (letter) => ARABIC[letter] ?? letter)
    .replaceAll(/[۰-۹٠-٩]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A `tsquery` of the simple configuration: every word of what was typed begins a word of the text; null where nothing is typed. */
export function prefixQuery(typed: string): string | null {
  const words = foldText(typed).split(' ').filter(Boolean).slice(0, 8);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
