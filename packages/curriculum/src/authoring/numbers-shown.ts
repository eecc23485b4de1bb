import { toLatinDigits } from '../numbers/persian/digits.ts';
import { numberWords } from '../numbers/persian/words.ts';
import { Rational } from '../numbers/rational.ts';
import type { QuestionDraft } from './draft.ts';

/** A value in lowest terms, `3`, `-1/2`, so that 0.5 and 1/2 are one. Null for words and shapes. */
export function exactValue(text: string): string | null {
  if (/^(?:0|[1-9]\d*)$/.test(text)) return text;
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:\/(\d+))?$/.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', decimals = '', over] = match;
  const scale = 10n ** BigInt(decimals.length);
  const bottom = over === undefined ? scale : BigInt(over);
  if (bottom === 0n) return null;
  return Rational.of(BigInt(`${sign}${whole}${decimals}`), bottom).toString();
}

/** Numbers of a text, whatever digits and marks they are written with. */
export function numbersIn(text: string): readonly string[] {
  if (!/[\d۰-۹]/u.test(text)) return [];
  const latin = toLatinDigits(text)
    .replaceAll('٬', '')
    .replace(/(?<=\d)٫(?=\d)/g, '.');
  const found = latin.match(/\d+(?::\d\d){1,2}|\d+(?:\.\d+)?/g) ?? [];
  // The hour or the minutes of a time are copied by themselves, too.
  return found.flatMap((number) => (number.includes(':') ? [number, ...number.split(':')] : number));
}

export type Tree = { readonly [name: string]: unknown };

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number of a formula's node, a fraction or a mixed number as one. */
export function numberOf(node: unknown): string | null {
  if (!isTree(node)) return null;
  switch (node.t) {
    case 'number':
    case 'percent':
    case 'digits':
      return exactValue(String(node.value));
    case 'fraction':
      return exactValue(`${numberOf(node.numerator)}/${numberOf(node.denominator)}`);
    case 'mixed': {
      const [whole, top, bottom] = [numberOf(node.whole), numberOf(node.numerator), numberOf(node.denominator)];
      if (whole === null || top === null || bottom === null) return null;
      return /^\d+$/.test(whole + top + bottom) && bottom !== '0'
        ? Rational.mixed(Number(whole), Number(top), Number(bottom)).toString()
        : null;
    }
    case 'group':
    case 'emphasis':
      return numberOf(node.child);
    default:
      return null;
  }
}

/**
 * Every number that can be read in what is shown, as often as it is there: in sentences, formulas, tables and what is said of a
 * figure. The parts of a fraction are numbers of their own, too.
 */
export function numbersListed(shown: unknown): readonly string[] {
  if (typeof shown === 'string') return numbersIn(shown).map((number) => exactValue(number) ?? number);
  if (Array.isArray(shown)) return shown.flatMap(numbersListed);
  if (!isTree(shown)) return [];
  const number = numberOf(shown);
  const parts = Object.values(shown).flatMap(numbersListed);
  if (number === null) return parts;
  if (shown.t === 'fraction' || shown.t === 'mixed') return [number, ...parts];
  // A number below zero is copied without its sign, too.
  return number.startsWith('-') ? [number, number.slice(1)] : [number];
}

/** Figures of which a child sees counts and places but not the numbers that their description says. */
const drawnOnly: readonly string[] = ['drawing', 'cells'];

/** What a child sees: the stem, what is said of the figure, the figure itself. */
export function seen({ stem, figure }: Pick<QuestionDraft, 'stem' | 'figure'>): readonly unknown[] {
  if (figure === undefined) return [stem];
  const { description, ...drawn } = figure;
  return [stem, drawnOnly.includes(figure.t) ? '' : description, drawn];
}

/** Whether a sentence says a number in words: «خانهٔ چهل و هشتم». Smaller ones are said of other things, too («دو عدد»). */
export function isSaidInWords(sentences: string, number: string): boolean {
  if (!/^\d{2,6}$/.test(number)) return false;
  const words = numberWords(Number(number));
  return new RegExp(
    `(?<![آ-ی\u200c]|[آ-ی] و )${words}(?:م|\u200cام)?(?![آ-ی\u200c]| و [آ-ی]| هزار| میلیون| میلیارد)`,
    'u',
  ).test(sentences);
}
