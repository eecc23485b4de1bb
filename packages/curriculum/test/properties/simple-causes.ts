import { causeAgainst } from '../../src/authoring/index.ts';
import {
  type AnswerKey,
  check,
  Decimal,
  plainBlocks,
  type Question,
  type RawInput,
  rawFromAnswer,
  type SimpleCause,
  toLatinDigits,
} from '../../src/index.ts';

/** An answer that needs no misconception, and the simple causes that lead to it. */
export interface SimpleAnswer {
  readonly raw: RawInput;
  readonly causes: readonly SimpleCause[];
}

/** Of these a child sees counts and places, not the numbers of their description. */
const drawn: readonly string[] = ['drawing', 'cells'];

function sentence({ stem, figure }: Pick<Question, 'stem' | 'figure'>): string {
  const tables = figure?.t === 'table' ? figure.rows.flat().map((cell) => JSON.stringify(cell)) : [];
  const isDrawn = figure !== undefined && drawn.includes(figure.t);
  const labels = isDrawn
    ? [...toLatinDigits(JSON.stringify(figure)).matchAll(/"(?:value":"?|text":")([\d.]+)/g)].map(
        ([, number]) => number ?? '',
      )
    : [];
  return toLatinDigits([plainBlocks(stem), isDrawn ? '' : (figure?.description ?? ''), ...labels, ...tables].join('\n'))
    .replaceAll('٬', '')
    .replaceAll('٫', '.');
}

/** What two of at most four numbers of a text come to, added, subtracted, multiplied. */
function workedOut(text: string): readonly Decimal[] {
  if (text.includes('⁄')) return [];
  const numbers = [...new Set(text.match(/\d+(?:\.\d+)?/g) ?? [])].filter((number) => number !== '0' && number !== '1');
  if (numbers.length > 4) return [];
  const values = numbers.map((number) => Decimal.parse(number));
  return values.flatMap((one, index) =>
    values.slice(index + 1).flatMap((other) => [one.plus(other), one.minus(other), other.minus(one), one.times(other)]),
  );
}

/** Counts that strokes and pictures show without a number: of each row, and of all but one. */
function countsShown({ figure }: Question): {
  readonly rows: readonly number[];
  readonly allButOne: readonly number[];
} {
  const rows =
    figure?.t === 'tally'
      ? figure.rows.map(({ count }) => count ?? 0)
      : figure?.t === 'pictogram'
        ? figure.rows.map(({ halves }) => ((halves ?? 0) * figure.each) / 2)
        : [];
  const all = rows.reduce((sum, count) => sum + count, 0);
  return { rows, allButOne: rows.length > 2 ? rows.map((count) => all - count) : [] };
}

/** What a single value of a chart is when it is read a line of the axis too high or too low. */
function lineAway({ figure, key, stem }: Question): readonly number[] {
  const values =
    figure?.t === 'bar-chart'
      ? figure.bars.map(({ value }) => value)
      : figure?.t === 'line-graph'
        ? figure.points.map(({ value }) => value)
        : [];
  const right = key.kind === 'integer' ? Number(key.values[0]) : null;
  const step = figure?.t === 'bar-chart' || figure?.t === 'line-graph' ? figure.step : 0;
  if (right === null || !values.includes(right) || plainBlocks(stem).includes('میانگین')) return [];
  return [right + step, right - step].filter((value) => value >= 0);
}

/** Wrong answers of a box for one number, a fraction or a mixed number that are copied, off by one or off by a place. */
export function simpleAnswers(question: Question): readonly SimpleAnswer[] {
  const { key } = question;
  const found = new Map<string, { answer: AnswerKey; causes: Set<SimpleCause> }>();
  const add = (cause: SimpleCause, answer: AnswerKey) => {
    const name = JSON.stringify(answer);
    const before = found.get(name) ?? { answer, causes: new Set<SimpleCause>() };
    before.causes.add(cause);
    found.set(name, before);
  };
  const text = sentence(question);
  /** Of a question that asks for a mistake: the numbers of its sentences, the wrong answer it shows among them. */
  const stated = question.form === 'find-mistake' ? sentence({ stem: question.stem }) : '';
  if ((key.kind === 'integer' || key.kind === 'decimal') && key.values.length === 1) {
    const { kind } = key;
    const right = Decimal.parse(key.values[0] ?? '0');
    const written = (value: Decimal) => ({ kind, values: [value.toString()] });
    for (const number of text.match(/\d+(?:\.\d+)?/g) ?? []) {
      if (kind === 'decimal' || !number.includes('.')) add('copied', written(Decimal.parse(number)));
    }
    for (const number of stated.match(/\d+(?:\.\d+)?/g) ?? []) {
      if (kind === 'decimal' || !number.includes('.')) add('shown-mistake', written(Decimal.parse(number)));
    }
    const { rows, allButOne } = countsShown(question);
    for (const count of rows) add('other-thing', written(Decimal.of(count)));
    if (rows.reduce((sum, count) => sum + count, 0) === Number(right.toString()))
      for (const count of allButOne) add('left-out', written(Decimal.of(count)));
    for (const value of lineAway(question)) add('one-line', written(Decimal.of(value)));
    if (right.units !== 0n) add('zero', written(Decimal.of(0)));
    for (const value of question.figure === undefined ? workedOut(text) : []) {
      if (kind === 'decimal' || value.places === 0) add('worked', written(value));
    }
    const one = Decimal.of(1, right.places);
    for (const value of [right.plus(one), right.minus(one)]) add('one-off', written(value));
    for (const value of right.units === 0n ? [] : [right.shift(1), right.shift(-1)]) {
      if (kind === 'decimal' || value.places === 0) add('place', written(value));
    }
  } else if (key.kind === 'fraction') {
    for (const [, n, d] of text.matchAll(/(?<!\d |\d)(\d+)⁄(\d+)/g)) {
      add('copied', { kind: 'fraction', numerator: Number(n), denominator: Number(d) });
    }
    for (const by of [1, -1]) {
      add('one-off', { ...key, numerator: key.numerator + by });
      if (key.denominator + by > 0) add('one-off', { ...key, denominator: key.denominator + by });
    }
  } else if (key.kind === 'mixed') {
    for (const [, w, n, d] of text.matchAll(/(\d+) (\d+)⁄(\d+)/g)) {
      add('copied', { kind: 'mixed', whole: Number(w), numerator: Number(n), denominator: Number(d) });
    }
    for (const by of [1, -1]) add('one-off', { ...key, whole: key.whole + by });
  }
  return [...found.values()].map(({ answer, causes }) => ({
    raw: rawFromAnswer(answer),
    causes: (
      ['shown-mistake', 'copied', 'one-off', 'other-thing', 'left-out', 'zero', 'worked', 'place', 'one-line'] as const
    ).filter((cause) => causes.has(cause)),
  }));
}

/** The title of a misconception that is named though a simple cause gives the answer, and that cause; null where none is. */
export function namedTooSoon(question: Question, { raw, causes }: SimpleAnswer): string | null {
  const verdict = check(question, raw);
  if (verdict.verdict !== 'wrong' || verdict.misconceptionId === undefined) return null;
  const named = question.misconceptions.find(({ id }) => id === verdict.misconceptionId);
  if (named === undefined) return `${verdict.misconceptionId} is unknown`;
  const against = causeAgainst(named, causes);
  return against === undefined ? null : `«${named.title}» is named for ${JSON.stringify(raw)}, which is ${against} too`;
}

/** Of a misconception's answers those that are copied, and of these the ones its name is given for. */
export interface Copying {
  all: number;
  copied: number;
  named: number;
}

/** Counts, under the title of each misconception, and under it with the form of the question, how often its answer is a number or a digit that the question shows. */
export function countCopying(question: Question, into: Map<string, Copying>): void {
  const text = sentence(question);
  const numbers = new Set(text.match(/\d+(?:\.\d+)?/g) ?? []);
  for (const { title, answer, unclear } of question.misconceptions) {
    if (answer.kind !== 'integer' && answer.kind !== 'decimal') continue;
    const [value, ...others] = answer.values;
    if (value === undefined || others.length > 0) continue;
    for (const where of [title, `${title}» in the form «${question.form}`]) {
      const count = into.get(where) ?? { all: 0, copied: 0, named: 0 };
      count.all += 1;
      if (numbers.has(value) || (/^\d$/.test(value) && text.includes(value))) count.copied += 1;
      if (numbers.has(value) && unclear === undefined) count.named += 1;
      into.set(where, count);
    }
  }
}
