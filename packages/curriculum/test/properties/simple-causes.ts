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

function sentence({ stem, figure }: Pick<Question, 'stem' | 'figure'>): string {
  const tables = figure?.t === 'table' ? figure.rows.flat().map((cell) => JSON.stringify(cell)) : [];
  return toLatinDigits([plainBlocks(stem), figure?.description ?? '', ...tables].join('\n'))
    .replaceAll('٬', '')
    .replaceAll('٫', '.');
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
    causes: (['shown-mistake', 'copied', 'one-off', 'place'] as const).filter((cause) => causes.has(cause)),
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
