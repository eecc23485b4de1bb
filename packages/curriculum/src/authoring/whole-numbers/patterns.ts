import { type Block, display, type MathNode, p, type Rng, row, type SolutionStep, step, words } from '../index.ts';

/** The number of things in figure n is `times` × n + `plus`. */
export interface Pattern {
  readonly times: number;
  readonly plus: number;
}

export function termAt({ times, plus }: Pattern, n: number): number {
  return times * n + plus;
}

/** «۳ × شمارهٔ شکل + ۲» as a formula; `name` is what is multiplied. */
export function rule({ times, plus }: Pattern, name = 'شماره'): MathNode {
  const product = times === 1 ? [words(name)] : [times, '×' as const, words(name)];
  return plus === 0 ? row(...product) : row(...product, plus > 0 ? '+' : '−', Math.abs(plus));
}

/** `times` × n + `plus` with numbers in place. */
export function inserted({ times, plus }: Pattern, n: number): MathNode {
  const product = times === 1 ? [n] : [times, '×' as const, n];
  const value = termAt({ times, plus }, n);
  return plus === 0 ? row(...product, '=', value) : row(...product, plus > 0 ? '+' : '−', Math.abs(plus), '=', value);
}

/** A growing thing children build or save, stated by its first figures. */
export interface PatternWordProblem {
  /** «چوب‌کبریت»: what is counted. */
  readonly unit: string;
  /** One figure of the row: «شکل», «روز», «ردیف». */
  readonly figure: string;
  readonly fits: (pattern: Pattern) => boolean;
  readonly write: (first: readonly number[], name: string) => Block;
}

export const patternWordProblems: readonly PatternWordProblem[] = [
  {
    unit: 'چوب‌کبریت',
    figure: 'شکل',
    fits: () => true,
    write: ([a = 0, b = 0, c = 0], name) =>
      p`${name} با چوب‌کبریت الگویی می‌سازد. شکل اول ${a}، شکل دوم ${b} و شکل سوم ${c} چوب‌کبریت دارد و به همین ترتیب ادامه پیدا می‌کند.`,
  },
  {
    unit: 'مکعب',
    figure: 'شکل',
    fits: () => true,
    write: ([a = 0, b = 0, c = 0], name) =>
      p`${name} با مکعب‌های چوبی برج می‌سازد. در شکل اول ${a}، در شکل دوم ${b} و در شکل سوم ${c} مکعب هست و هر بار به همان اندازه زیاد می‌شود.`,
  },
  {
    unit: 'هزار تومان',
    figure: 'هفته',
    fits: () => true,
    write: ([a = 0, b = 0, c = 0], name) =>
      p`در قلک ${name} پایان هفتهٔ اول ${a} هزار تومان، پایان هفتهٔ دوم ${b} هزار تومان و پایان هفتهٔ سوم ${c} هزار تومان بود و هر هفته به همان اندازه زیاد می‌شود.`,
  },
  {
    unit: 'صندلی',
    figure: 'ردیف',
    fits: ({ times, plus }) => times + plus >= 4,
    write: ([a = 0, b = 0, c = 0], name) =>
      p`در سالن نمایش مدرسهٔ ${name} ردیف اول ${a}، ردیف دوم ${b} و ردیف سوم ${c} صندلی دارد و ردیف‌های بعد هم به همین ترتیب زیاد می‌شود.`,
  },
  {
    unit: 'کاشی',
    figure: 'شکل',
    fits: () => true,
    write: ([a = 0, b = 0, c = 0]) =>
      p`یک کاشی‌کار طرحی را بزرگ‌تر و بزرگ‌تر می‌کند. شکل اول ${a}، شکل دوم ${b} و شکل سوم ${c} کاشی دارد و هر بار به همان اندازه زیاد می‌شود.`,
  },
  {
    unit: 'صفحه',
    figure: 'روز',
    fits: () => true,
    write: ([a = 0, b = 0, c = 0], name) =>
      p`${name} تا آخر روز اول ${a} صفحه، تا آخر روز دوم ${b} صفحه و تا آخر روز سوم ${c} صفحه از یک کتاب قطور را خوانده بود و از روز دوم به بعد هر روز به همان اندازه می‌خواند.`,
  },
  {
    unit: 'مهره',
    figure: 'شکل',
    fits: () => true,
    write: ([a = 0, b = 0, c = 0], name) =>
      p`${name} با مهره شکل‌هایی می‌سازد. شکل اول ${a}، شکل دوم ${b} و شکل سوم ${c} مهره دارد و هر بار به همان اندازه زیاد می‌شود.`,
  },
];

export function drawWordProblem(rng: Rng, pattern: Pattern): PatternWordProblem {
  return rng.pick(patternWordProblems.filter(({ fits }) => fits(pattern)));
}

/** Why the rule is what it is, from the first terms. */
export function ruleSteps(pattern: Pattern, things: string): readonly SolutionStep[] {
  const { times, plus } = pattern;
  const first = termAt(pattern, 1);
  const found =
    plus === 0
      ? p`برای شمارهٔ ۱، ${first} تا داریم؛ پس تعداد، ${times} برابر شماره است.`
      : plus > 0
        ? p`${times} برابر ۱ می‌شود ${times}، ولی برای شمارهٔ ۱، ${first} تا داریم؛ پس ${plus} تا اضافه می‌شود.`
        : p`${times} برابر ۱ می‌شود ${times}، ولی برای شمارهٔ ۱، ${first} تا داریم؛ پس ${-plus} تا کم می‌شود.`;
  return [
    step(
      p`هر بار ${times} ${things} زیاد می‌شود؛ پس شماره را در ${times} ضرب می‌کنیم.`,
      display(row(termAt(pattern, 2), '−', first, '=', times)),
    ),
    step(found, display(rule(pattern, 'شماره'))),
  ];
}
