import { frac, mixedOf } from '../../src/content/nodes.ts';
import { plainMath } from '../../src/content/plain.ts';
import type { Rational } from '../../src/numbers/rational.ts';

const digitSets = ['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'] as const;

function inDigits(text: string, set: string): string {
  return text.replace(/[0-9]/g, (digit) => set.charAt(Number(digit)));
}

function grouped(text: string, mark: string): string {
  return text.replace(/^(-?)(\d+)/, (_, sign: string, whole: string) => sign + whole.replace(/\B(?=(\d{3})+$)/g, mark));
}

/** With the digits of Persian. */
export function inPersian(text: string): string {
  return inDigits(text, digitSets[1]);
}

/** What a whole number may look like when it is typed. */
export function wholeForms(value: string): readonly string[] {
  const inSets = digitSets.map((set) => inDigits(value, set));
  const persian = inDigits(value, digitSets[1]);
  const mixedSets = [...value].map((char, index) => inDigits(char, digitSets[index % 3] ?? digitSets[0])).join('');
  const padded = value.replace(/^(-?)/, '$100');
  return [
    ...inSets,
    mixedSets,
    ` ${persian} `,
    `\u200e${persian}`,
    `${persian}\u200f`,
    `\u2066${persian}\u2069`,
    `\u202b${persian}\u202c`,
    `${persian}\u200c`,
    `\u00a0${value}\u00a0`,
    `\ufeff${value}`,
    padded,
    inDigits(padded, digitSets[2]),
    inDigits(grouped(value, '٬'), digitSets[1]),
    inDigits(grouped(value, '،'), digitSets[1]),
    grouped(value, ','),
    grouped(value, ' '),
    grouped(value, '\u00a0'),
    value.replace('-', '−'),
    inDigits(value.replace('-', '–'), digitSets[1]),
    value.startsWith('-') ? value.replace('-', '- ') : `+${value}`,
    `${value}\t`,
    inDigits(`\u061c${value}`, digitSets[1]),
  ];
}

export function decimalForms(value: string): readonly string[] {
  const [whole = '0', part = ''] = value.split('.');
  if (part === '') return [...wholeForms(value), `${value}.0`, inDigits(`${value}٫00`, digitSets[1]), `${value}/0`];
  const marks = ['.', '٫', '/', ',', '،', '⁄'];
  const inMarks = marks.flatMap((mark) => digitSets.map((set) => inDigits(`${whole}${mark}${part}`, set)));
  const persian = inDigits(`${whole}٫${part}`, digitSets[1]);
  const bare = whole === '0' ? [`٫${inDigits(part, digitSets[1])}`, `.${part}`, `/${part}`] : [];
  return [
    ...inMarks,
    ...bare,
    ` ${persian} `,
    `\u2066${persian}\u2069`,
    `\u200e${persian}`,
    `${persian}\u200f`,
    `${value}0`,
    `${inDigits(value, digitSets[2])}٠٠`,
    `00${value}`,
    `${inDigits(grouped(whole, '٬'), digitSets[1])}٫${inDigits(part, digitSets[1])}`,
    `${whole} . ${part}`,
  ];
}

/** Factors by which a fraction is expanded. */
export const SCALES = [1, 2, 3, 5, 7, 10] as const;

/** A fraction as a mixed number and as one fraction, in plain text. */
export function rationalForms(value: Rational): readonly string[] {
  return [plainMath(mixedOf(value)), plainMath(frac(value.n, value.d))];
}
