import { num } from '../../content/nodes.ts';
import { plainMath } from '../../content/plain.ts';
import type { Figure, MathNode, SolutionStep } from '../../model/index.ts';
import { toLatinDigits } from '../../numbers/persian/digits.ts';
import { Rational } from '../../numbers/rational.ts';
import { eachStep, formulasOf, nodeValue, saidIn, sidesOf, type Term, termOf } from './read-steps.ts';

type Drawing = Extract<Figure, { readonly t: 'drawing' }>;

/** A number with two round ones beside it, one of which it goes to. */
interface Rounding {
  readonly value: Term;
  readonly low: Term;
  readonly high: Term;
  readonly round: Term;
}

const sentence = /(?:عدد )?([۰-۹٬٫]+) (?:بین|میان) ([۰-۹٬٫]+) و ([۰-۹٬٫]+) است(?:.*?به ([۰-۹٬٫]+) نزدیک‌تر)?/u;

/** A number as it is printed in a sentence. */
function readTerm(text: string | undefined): Term | null {
  if (text === undefined) return null;
  const node = num(toLatinDigits(text).replaceAll('٬', '').replace('٫', '.'));
  const value = nodeValue(node);
  return value === null ? null : { value, node };
}

/** «۸۹ بین ۸۰ و ۹۰ است و به ۹۰ نزدیک‌تر است». */
function inWords(step: SolutionStep): Rounding | null {
  const [, ...texts] = sentence.exec(saidIn(step)) ?? [];
  const [value, low, high] = texts.map(readTerm);
  const round = readTerm(texts[3]);
  return value && low && high && round ? { value, low, high, round } : null;
}

/** The decimal of a value: 5/2 is 2.5; null for a third. */
function written(value: Rational): MathNode | null {
  for (let places = 0; places <= 3; places += 1) {
    const scale = 10n ** BigInt(places);
    const scaled = value.times(Rational.of(scale));
    if (!scaled.isWhole) continue;
    const digits = scaled.n.toString().padStart(places + 1, '0');
    return num(places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`);
  }
  return null;
}

const places = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((power) =>
  power < 0 ? Rational.of(1, 10 ** -power) : Rational.of(10 ** power),
);

/** Places as sentences say them, the longer words first: «به نزدیک‌ترین صدتایی». */
const saidPlaces: readonly (readonly [words: RegExp, value: number])[] = [
  [/صد هزارتایی|صدهزارتایی|صدگان هزار|نزدیک‌ترین صد[ ‌]?هزار(?!م)/u, 100_000],
  [/ده هزارتایی|ده‌هزارتایی|دهگان هزار|نزدیک‌ترین ده[ ‌]?هزار(?!م)/u, 10_000],
  [/هزارتایی|یکان هزار|نزدیک‌ترین هزار(?!م)/u, 1000],
  [/صدتایی|صدگان|نزدیک‌ترین صد(?!م)/u, 100],
  [/ده‌تایی|دهگان|نزدیک‌ترین ده(?!م)/u, 10],
];

/**
 * `3428 ≃ 3430`: the place is the one that is said, or else the smallest that the round number is a multiple of and the number
 * is not; 1691 to 1700 may be both. Where the step speaks of rounding, the number goes to the nearer end: 20730 to 20000 is not
 * of the thousands.
 */
function inFormula(step: SolutionStep): Rounding | null {
  const words = saidIn(step);
  const isRounded = words.includes('گرد') && !words.includes('قطع');
  for (const formula of formulasOf(step)) {
    const { signs, sides } = sidesOf(formula);
    const [value, round] = [termOf(sides[0] ?? []), termOf(sides[1] ?? [])];
    if (signs[0] !== '≃' || !value || !round || value.value.equals(round.value)) continue;
    const distance = away(value.value, round.value);
    const fits = (place: Rational) =>
      round.value.over(place).isWhole &&
      !value.value.over(place).isWhole &&
      (isRounded ? distance.plus(distance).compare(place) <= 0 : distance.compare(place) < 0);
    const said = saidPlaces.find(([names]) => names.test(words));
    const place = (said === undefined ? [] : [Rational.of(said[1])]).find(fits) ?? places.find(fits);
    if (place === undefined) continue;
    const isUp = round.value.compare(value.value) > 0;
    const other = isUp ? round.value.minus(place) : round.value.plus(place);
    const node = other.n < 0n ? null : written(other);
    if (node === null) continue;
    const beside = { value: other, node };
    return { value, round, low: isUp ? beside : round, high: isUp ? round : beside };
  }
  return null;
}

function away(a: Rational, b: Rational): Rational {
  return a.compare(b) > 0 ? a.minus(b) : b.minus(a);
}

const [left, right] = [40, 280];

function pictureOf({ value, low, high, round }: Rounding): Drawing | null {
  const span = high.value.minus(low.value);
  const at = (one: Rational) => {
    const share = one.minus(low.value).over(span);
    return left + Math.round((Number(share.n) / Number(share.d)) * (right - left));
  };
  const [from, to] = [at(value.value), at(round.value)];
  if (span.n <= 0n || from < left || from > right) return null;
  const middle = (left + right) / 2;
  return {
    t: 'drawing',
    width: 320,
    height: 90,
    description: `تکه‌ای از محور از ${plainMath(low.node)} تا ${plainMath(high.node)} که وسط آن خط دارد؛ ${plainMath(value.node)} روی آن است و فلشی به سمت ${plainMath(round.node)} می‌رود`,
    shapes: [
      { t: 'line', from: [10, 36], to: [310, 36] },
      ...[low, high].flatMap(({ value: one, node }): Drawing['shapes'] => [
        { t: 'line', from: [at(one), 28], to: [at(one), 44] },
        { t: 'text', at: [at(one), 14], text: node },
      ]),
      { t: 'line', from: [middle, 31], to: [middle, 41] },
      { t: 'point', at: [from, 36], tone: 'accent' },
      { t: 'text', at: [from, 78], text: value.node },
      ...(from === to ? [] : ([{ t: 'line', from: [from, 56], to: [to, 56], ends: 'one', tone: 'accent' }] as const)),
    ],
  };
}

/** What a number is rounded to, on the piece of the number line between the two round numbers beside it. */
export const roundingLine = eachStep((step) => {
  const rounding = inWords(step) ?? inFormula(step);
  return rounding === null ? null : pictureOf(rounding);
});
