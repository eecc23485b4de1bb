import { display, line, p } from '../../content/build.ts';
import { row } from '../../content/nodes.ts';
import type { Block, Level } from '../../model/index.ts';
import { persianNumber } from '../../numbers/persian/digits.ts';
import type { Rng } from '../../random/rng.ts';
import { hint, misconception, type QuestionDraft, step } from '../draft.ts';
import { tableAnswer, tableKey } from '../tables.ts';

/** A rule of one multiplication and one addition: so many times the first number, and so many more. */
export interface TableRule {
  readonly times: number;
  readonly more: number;
  /** Numbers of the first column, rising; four or five. */
  readonly inputs: readonly number[];
  readonly columns: readonly [input: string, output: string];
  /** Whether rows grow step by step, so that a step may be left out; of a machine or of units nobody takes the row before. */
  readonly isStepwise?: boolean;
  /** What the table shows, for those who hear it, and in the stem. */
  readonly stem: readonly Block[];
  readonly description: string;
}

/** Four or five different numbers up to `most`, rising, the first of them small; never all one step apart. */
export function tableInputs(rng: Rng, most: number): readonly number[] {
  const [first = 1, second = 2] = rng.sample([1, 2, 3, 4, 5], 2).sort((a, b) => a - b);
  const rest = Array.from({ length: most - second - 1 }, (_, index) => second + 2 + index);
  return [first, second, ...rng.sample(rest, rng.int(2, Math.min(3, rest.length))).sort((a, b) => a - b)];
}

const cell = (value: number) => ({ t: 'math' as const, math: { t: 'number' as const, value: String(value) } });

/**
 * A table whose rows follow one rule: two rows are whole, of the others one number is to be found; from level 3 a number of the
 * first column too.
 */
export function tableOfRule(draw: (rng: Rng, level: Level) => TableRule | null) {
  return (rng: Rng, level: Level): QuestionDraft | null => {
    const rule = draw(rng, level);
    if (rule === null || rule.inputs.length < 4) return null;
    const { times, more, inputs, columns, stem, description, isStepwise = true } = rule;
    const out = (value: number) => times * value + more;
    const isBack = level >= 3;
    const whole = 2;
    const asked = inputs.slice(whole).map((input, index) => ({ input, isInput: isBack && index === 0 }));
    const values = asked.map(({ input, isInput }) => (isInput ? input : out(input)));
    const given = inputs.slice(0, whole);
    const [first = 0, second = 0] = given;
    const wrong = (answer: (one: { readonly input: number; readonly isInput: boolean }) => number) =>
      tableKey(...asked.map((one) => answer(one)));
    // The row above: what it shows, and what was filled in.
    const continued: number[] = [];
    let above = { input: second, output: out(second) };
    for (const { input, isInput } of asked) {
      const filled = isInput ? above.input + second - first : above.output + out(second) - out(first);
      continued.push(filled);
      above = isInput ? { input: filled, output: out(input) } : { input, output: filled };
    }
    const operation = (input: number) =>
      more === 0
        ? row(times, '×', input, '=', out(input))
        : times === 1
          ? row(input, '+', more, '=', out(input))
          : row(times, '×', input, '+', more, '=', out(input));
    if (values.some((value) => value < 0) || new Set(inputs).size < inputs.length) return null;
    const continuedWrong = continued.filter((value, index) => value !== values[index]).length;
    // Where the columns do keep their difference, nothing else is amiss.
    if (!isStepwise && continuedWrong < (times === 1 ? 2 : 1)) return null;
    // Rows that go on one by one after a gap: who adds one step a row comes to the row before as well.
    if (isStepwise && asked.every(({ input }, index) => input === second + 2 + index)) return null;
    return {
      form: 'bare',
      stem: [...stem, p`جاهای خالی جدول را پر کن.`],
      ...tableAnswer({
        description,
        columns,
        rows: [
          ...given.map((input) => [cell(input), cell(out(input))]),
          ...asked.map(({ input, isInput }) =>
            isInput ? [{ asked: input }, cell(out(input))] : [cell(input), { asked: out(input) }],
          ),
        ],
      }),
      misconceptions: [
        misconception(
          'difference-kept',
          'فاصلهٔ دو ستون را در همهٔ سطرها یکی گرفته',
          wrong(({ input, isInput }) =>
            isInput ? Math.max(0, out(input) - (out(first) - first)) : input + out(first) - first,
          ),
          line`ببین از یک سطر به سطر دیگر، ستون دوم چقدر عوض می‌شود. فاصلهٔ دو ستون همیشه یکی نیست.`,
        ),
        // One wrong number among right ones may have come about in any way.
        ...(continuedWrong > 1
          ? [
              misconception(
                'row-above-continued',
                'به سطر قبلی همیشه یک مقدار اضافه کرده، بی‌آنکه ستون دیگر را ببیند',
                tableKey(...continued),
                line`به ستون دیگر هم نگاه کن: از سطری به سطر دیگر همیشه به یک اندازه جلو نمی‌رود.`,
              ),
            ]
          : []),
        ...(isStepwise
          ? [
              misconception(
                'one-step-off',
                'یک بار کمتر حساب کرده',
                wrong(({ input, isInput }) => (isInput ? Math.max(0, input - 1) : out(Math.max(0, input - 1)))),
                line`برای هر سطر، عدد همان سطر را حساب کن.`,
              ),
            ]
          : []),
      ],
      hints: [
        hint(p`به سطرهای کامل نگاه کن: عدد ستون دوم از عدد ستون اول چطور به دست آمده است؟`),
        hint(
          p`همان کار را با عددهای سطرهای دیگر انجام بده${isBack ? '؛ اگر ستون اول خالی است، کار را وارونه کن' : ''}.`,
        ),
      ],
      solution: [
        step(
          p`در سطرهای کامل می‌بینیم که همهٔ سطرها یک قانون دارند:`,
          display(operation(first)),
          display(operation(second)),
        ),
        step(
          p`همین قانون را در سطرهای دیگر به کار می‌بریم. جاهای خالی به ترتیب: ${values.map((value) => persianNumber(value)).join('، ')}`,
          ...asked.map(({ input }) => display(operation(input))),
        ),
      ],
    };
  };
}
