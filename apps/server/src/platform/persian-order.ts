import { type SQL, sql } from 'drizzle-orm';

/** How names and titles are put in order, whatever the collation of the database: پ follows ب, as in a Persian register. */
export const persianOrder = new Intl.Collator('fa', { numeric: true });

/** The alphabet; forms of one letter are together, with those of Arabic keyboards. */
const ALPHABET = 'آ اأإٱ ء ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک\u0643 گ ل م ن وؤ هةۀ ی\u064aىئ'.split(' ');

const DIGITS = ['۰٠', '۱١', '۲٢', '۳٣', '۴٤', '۵٥', '۶٦', '۷٧', '۸٨', '۹٩'];

/** What is not heard: the half-space, vowel signs, the stroke that lengthens a word. */
const UNHEARD = '\u200c\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654\u0670\u0640';

/** Letters of Latin that follow each other in the order of their codes. */
const PLACES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefgh';

const pairs = [
  ...DIGITS.flatMap((forms, digit) => [...forms].map((form) => [form, String(digit)] as const)),
  ...ALPHABET.flatMap((forms, index) => [...forms].map((form) => [form, PLACES[index] ?? ''] as const)),
];

/** What statements order a column by, so that pages of a long list come in Persian order. */
export function persianKey(column: SQL): SQL {
  const from = pairs.map(([form]) => form).join('') + UNHEARD;
  const to = pairs.map(([, key]) => key).join('');
  return sql`translate(${column}, ${from}, ${to}) collate "C"`;
}
