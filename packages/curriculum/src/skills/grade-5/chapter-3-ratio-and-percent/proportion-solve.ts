import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  gcd,
  integerAnswer,
  type Level,
  num,
  onTable,
  p,
  persianNumber,
  type QuestionVariant,
  ratioTable,
  tableInputs,
  tableOfRule,
} from '../../../authoring/index.ts';
import {
  answerOf,
  type Proportion,
  proportionHints,
  proportionMisconceptions,
  proportionNode,
  proportionSolution,
} from './question-parts/proportions-with-one-unknown.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure'],
  2: ['bare', 'figure', 'find-mistake'],
  3: ['bare', 'figure', 'find-mistake'],
  4: ['bare', 'figure', 'find-mistake'],
};

export const proportionSolve = defineSkill({
  id: 'g5-proportion-solve',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    tableOfRule((rng, level) => ({
      times: rng.int(9, 16),
      more: 0,
      inputs: tableInputs(rng, level < 3 ? 12 : 40),
      columns: ['لیتر بنزین', 'کیلومتر'],
      isStepwise: false,
      stem: [p`خودرویی با هر لیتر بنزین به یک اندازه راه می‌رود.`],
      description: 'جدول لیتر بنزین و کیلومتر',
    })),
  ],
  pictures: [onTable, ratioTable],
  revision: 17,
  commonMistakes: ['only-multiplied', 'divided-the-wrong-way', 'multiplied-by-difference', 'times-alone-written'],
  make: (rng, level) => {
    const [x, y] = [rng.int(1, level === 1 ? 8 : 12), rng.int(2, level === 1 ? 9 : 15)];
    if (gcd(x, y) > 1 || x === y) return null;
    // Levels 1 and 2 begin with a simple ratio; above, neither ratio is a whole multiple of the other.
    const k = level <= 2 ? 1 : rng.int(2, 8);
    const m = rng.int(2, level === 1 ? 6 : level === 4 ? 25 : 12);
    if (k === m || (level > 2 && (m % k === 0 || k % m === 0))) return null;
    const forwards = rng.chance(2, 3);
    const [first, second] = forwards ? [k, m] : [m, k];
    const proportion: Proportion = {
      numbers: [x * first, y * first, x * second, y * second],
      hidden: level === 1 ? rng.pick([2, 3] as const) : rng.pick([0, 1, 2, 3] as const),
    };
    if (Math.max(...proportion.numbers) > 500 || new Set(proportion.numbers).size < 4) return null;
    const form = rng.pick(formsOf[level]);
    const [a, b, c, d] = proportion.numbers;
    const value = answerOf(proportion);
    const [wrong] = proportionMisconceptions(proportion);
    const wrongValue = wrong?.answer.kind === 'integer' ? Number(wrong.answer.values[0]) : value;
    if (form === 'find-mistake' && wrongValue === value) return null;
    const cell = (number: number, index: number) => ({
      t: 'math' as const,
      math: index === proportion.hidden ? blank() : num(number),
    });
    const said = (number: number, index: number) => (index === proportion.hidden ? 'جای خالی' : persianNumber(number));
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`دو ستونِ این جدول دو نسبت مساوی می‌سازند. در جای خالی چه عددی می‌نشیند؟`];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید در جای خالی این تناسب ${wrongValue} می‌نشیند، ولی درست نیست.`,
            display(proportionNode(proportion)),
            p`در جای خالی چه عددی باید بنشیند؟`,
          ];
        default:
          return [p`در جای خالی چه عددی بنشیند تا دو نسبت مساوی شوند؟`, display(proportionNode(proportion))];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'table' as const,
              description: `جدول تناسب؛ نسبت اول: ${said(a, 0)} به ${said(b, 1)}، نسبت دوم: ${said(c, 2)} به ${said(d, 3)}`,
              columns: ['نسبت اول', 'نسبت دوم'],
              rows: [
                [cell(a, 0), cell(c, 2)],
                [cell(b, 1), cell(d, 3)],
              ],
            },
          }
        : {}),
      ...integerAnswer(value),
      misconceptions: proportionMisconceptions(proportion),
      hints: proportionHints(proportion),
      solution: proportionSolution(proportion),
    };
  },
});
