import type { Figure } from '../../model/index.ts';
import { persianNumber, toLatinDigits } from '../../numbers/persian/digits.ts';
import {
  answerNumber,
  eachStep,
  formulasOf,
  lastOperation,
  listed,
  saidIn,
  sidesOf,
  termOf,
  wholeOf,
} from './read-steps.ts';
import type { StepPictures } from './step-picture.ts';

/** On the line that the child answers on: one part where a step speaks of a part, and at last the point that was asked for. */
export const onAnswerLine: StepPictures = ({ answer, key, solution }) => {
  if (answer.kind !== 'number-line' || key.kind !== 'number-line') return [];
  const { line } = answer;
  const { from, unit = 1, divisions } = line;
  const zero = (-from * divisions) / unit;
  const given = line.points ?? [];
  return solution.map((step, index): Figure | null => {
    if (index === solution.length - 1) {
      const start = zero;
      const away = key.tick - start;
      // Hops of single parts from zero, where zero is on the line and its parts are what is counted.
      const isCounted = zero >= 0 && Number.isSafeInteger(zero) && (divisions > 1 || from < 0);
      return {
        t: 'number-line',
        ...line,
        points: [...given, { tick: key.tick, tone: 'accent' }],
        ...(isCounted && line.hops === undefined && away !== 0 && Math.abs(away) <= 12
          ? { hops: { start, size: Math.sign(away), count: Math.abs(away) } }
          : {}),
        description: 'همان محور؛ نقطهٔ خواسته‌شده روی آن گذاشته شده است',
      };
    }
    if (!/هر قسمت/u.test(saidIn(step)) || line.hops !== undefined || zero < 0 || !Number.isSafeInteger(zero))
      return null;
    return {
      t: 'number-line',
      ...line,
      hops: { start: zero, size: 1, count: 1 },
      description: 'همان محور؛ یک قسمت آن با یک پرش از صفر مشخص شده است',
    };
  });
};

const move = /از (−?[۰-۹]+) شروع می‌کنیم و ([۰-۹]+) واحد به سمت (راست|چپ)/u;

/** A way along the whole numbers, to both sides of zero, as a step tells it: from where, how far, which way. */
export const movesOnLine = eachStep((_, index, { solution }) => {
  const match = solution
    .slice(0, index + 1)
    .map((one) => move.exec(saidIn(one)))
    .findLast((found) => found !== null);
  // The opposite is on the other side of zero and no part of the way.
  const last = solution.findLastIndex((one) => !saidIn(one).includes('قرینه'));
  if (!match || index > last) return null;
  const [start = 0, length = 0] = match.slice(1, 3).map((text) => Number(toLatinDigits(text).replace('−', '-')));
  const end = match[3] === 'چپ' ? start - length : start + length;
  const isLast = index === last;
  const reach = Math.max(Math.abs(start), Math.abs(end));
  const unit = reach <= 10 ? 1 : 5;
  const [low, high] = [Math.min(0, start, end), Math.max(0, start, end)].map((one) => one / unit);
  if (low === undefined || high === undefined || high - low > 12) return null;
  const from = Math.floor(low) * unit - unit;
  const to = Math.ceil(high) * unit + unit;
  // Each labeled step is cut into single numbers, so a tick is one.
  const tick = (value: number) => value - from;
  return {
    t: 'number-line',
    from,
    to,
    unit,
    divisions: unit,
    points: [
      { tick: tick(start), tone: 'turmeric' },
      ...(isLast ? ([{ tick: tick(end), tone: 'accent' }] as const) : []),
    ],
    hops:
      length <= 8
        ? { start: tick(start), size: Math.sign(end - start), count: length }
        : { start: tick(start), size: end - start, count: 1 },
    description: `محوری که روی آن از ${persianNumber(start)}، ${persianNumber(length)} واحد به سمت ${match[3] ?? ''} رفته‌ایم`,
  };
});

/** Equal hops on the line that the child answers on: how many and how long a product says, where they begin a sum or difference. */
export const hopsOnAnswerLine: StepPictures = ({ answer, key, solution }) => {
  if (answer.kind !== 'number-line' || key.kind !== 'number-line') return [];
  const { line } = answer;
  const { from, unit = 1, divisions } = line;
  const tick = (value: number) => ((value - from) * divisions) / unit;
  const operations = solution.flatMap((step) => lastOperation(step) ?? []);
  const product = operations.find(({ sign }) => sign === '×');
  const way = operations.findLast(({ sign }) => sign === '+' || sign === '−');
  const [count, size] = product?.terms.map(({ value }) => wholeOf(value)) ?? [];
  const start = way === undefined ? 0 : wholeOf(way.terms[0]?.value);
  if (!count || !size || count > 12 || start === null) return [];
  const length = ((way?.sign === '−' ? -size : size) * divisions) / unit;
  const hops = { start: tick(start), size: length, count };
  if (!Object.values(hops).every(Number.isSafeInteger) || hops.start + length * count !== key.tick) return [];
  return solution.map((_, index): Figure | null =>
    index === solution.length - 1
      ? {
          t: 'number-line',
          ...line,
          points: [...(line.points ?? []), { tick: key.tick, tone: 'accent' }],
          hops,
          description: `همان محور با ${persianNumber(count)} پرش ${persianNumber(size)}تایی از ${persianNumber(start)}`,
        }
      : null,
  );
};

/** Labels far enough apart for numbers of this size, on both sides of zero. */
function signedLine(
  values: readonly number[],
): { readonly from: number; readonly to: number; readonly unit: number; readonly divisions: number } | null {
  const reach = Math.max(...values.map(Math.abs));
  const unit = [1, 5, 10, 50, 100, 500, 1000].find(
    (one) => Math.max(...values, 0) / one - Math.min(...values, 0) / one <= 8,
  );
  if (unit === undefined || reach === 0) return null;
  const divisions =
    [5, 10, 2, 1].find((parts) => unit % parts === 0 && values.every((value) => (value * parts) % unit === 0)) ?? 0;
  if (divisions === 0) return null;
  return {
    from: Math.floor(Math.min(...values, 0) / unit) * unit - unit,
    to: Math.ceil(Math.max(...values, 0) / unit) * unit + unit,
    unit,
    divisions: unit === 1 ? 1 : divisions,
  };
}

/** Whole numbers on both sides of zero as points of a line, where the step that says them puts them in order or names the answer. */
export const signedPoints = eachStep((step, index, { solution, key }) => {
  if (index !== solution.length - 1) return null;
  const ordered = formulasOf(step).flatMap((formula) => {
    const { signs, sides } = sidesOf(formula);
    const terms = sides.map(termOf).map((term) => wholeOf(term?.value));
    return signs.length > 0 &&
      signs.every((sign) => sign === '<' || sign === '>') &&
      terms.every((term) => term !== null)
      ? [terms]
      : [];
  })[0];
  const answer = Number(answerNumber(key) ?? Number.NaN);
  const values = ordered ?? (Number.isSafeInteger(answer) ? [answer] : []);
  const line = values.length === 0 ? null : signedLine(values);
  if (line === null) return null;
  const tick = (value: number) => ((value - line.from) * line.divisions) / line.unit;
  // Labels of points that are close would lie on one another.
  const least = (line.to - line.from) / 7;
  const areApart =
    values.length > 1 &&
    values.every((value) => values.every((other) => value === other || Math.abs(value - other) >= least));
  return {
    t: 'number-line',
    ...line,
    points: values.map((value) => ({
      tick: tick(value),
      tone: 'accent' as const,
      ...(areApart ? { label: { t: 'number' as const, value: String(value) } } : {}),
    })),
    description: `محوری که در دو طرف صفر آن ${listed(values.map((value) => persianNumber(value)))} مشخص شده است`,
  };
});
