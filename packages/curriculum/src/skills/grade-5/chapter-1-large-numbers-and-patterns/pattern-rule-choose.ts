import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  num,
  onTable,
  p,
  paragraph,
  persianNumber,
  type QuestionVariant,
  row,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';
import { drawWordProblem, inserted, type Pattern, termAt } from '../../../authoring/whole-numbers/patterns.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['figure', 'bare', 'story'],
  3: ['figure', 'bare', 'story'],
  4: ['figure', 'bare', 'story'],
};

/** A rule in words. */
function statement({ times, plus }: Pattern): readonly Inline[] {
  const rest =
    plus === 0
      ? '.'
      : plus > 0
        ? ` و ${persianNumber(plus)} تا به حاصل اضافه کن.`
        : ` و ${persianNumber(-plus)} تا از حاصل کم کن.`;
  return times === 1 ? line`به شماره ${plus} تا اضافه کن.` : line`شماره را در ${times} ضرب کن${rest}`;
}

/** All that is sure of a rule that fits the first number. */
const onlyFirst = {
  id: 'only-first-checked',
  title: 'رابطه را فقط با عدد اول امتحان کرده',
  message: line`رابطه‌ای که انتخاب کردی با عدد اول جور است. با بقیه هم امتحان کن.`,
};

function same(one: Pattern, other: Pattern): boolean {
  return one.times === other.times && one.plus === other.plus;
}

export const patternRuleChoose = defineSkill({
  id: 'g5-pattern-rule-choose',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  revision: 9,
  pictures: [onTable],
  make: (rng, level) => {
    const pattern: Pattern = {
      times: rng.int(2, level === 1 ? 5 : 9),
      plus: level === 1 ? rng.int(1, 4) : level === 4 ? rng.int(-5, -1) : rng.int(-3, 9),
    };
    const { times, plus } = pattern;
    const first = termAt(pattern, 1);
    if (first < 1 || plus === 0) return null;
    const form = rng.pick(formsOf[level]);
    // A story states the first three figures; at level 4 the others show scattered ones.
    const shown = form === 'story' ? [1, 2, 3] : level === 4 ? [2, 3, 5, 8] : [1, 2, 3, 4];
    const terms = shown.map((n) => termAt(pattern, n));
    const wordProblem = form === 'story' ? drawWordProblem(rng, pattern) : null;
    const wrongs: readonly (Omit<WrongOptionDraft, 'value' | 'content'> & { readonly pattern: Pattern })[] = [
      {
        id: 'step-and-constant-swapped',
        title: 'مقدار زیاد شدن و عدد ثابت را جابه‌جا گرفته',
        pattern: { times: Math.abs(plus), plus: plus > 0 ? times : -times },
        message: line`ببین هر بار چند تا زیاد می‌شود؛ شماره باید در همان عدد ضرب شود.`,
      },
      {
        id: 'constant-with-other-sign',
        title: 'عدد ثابت را برعکس گرفته',
        pattern: { times, plus: -plus },
        message: line`رابطه را با یکی از شماره‌ها امتحان کن. باید چیزی اضافه کنی یا کم؟`,
      },
      { ...onlyFirst, pattern: { times: 1, plus: (terms[0] ?? 0) - (shown[0] ?? 0) } },
      // With a one to be added it fits the first number as well: then neither is named.
      {
        id: 'growth-added',
        title: 'مقدار زیاد شدن را به شماره اضافه کرده',
        pattern: { times: 1, plus: times },
        message: line`ببین هر بار چند تا زیاد می‌شود؛ شماره در همان عدد ضرب می‌شود، نه جمع.`,
      },
      {
        id: 'constant-forgotten',
        title: 'عدد ثابت را حساب نکرده',
        pattern: { times, plus: 0 },
        message: line`رابطه را با یکی از شماره‌ها امتحان کن و ببین همان عدد به دست می‌آید یا نه.`,
      },
      // Fits the first number too: that it was not tried with the others is all that is sure.
      { ...onlyFirst, pattern: { times: times + 1, plus: plus - (shown[0] ?? 1) } },
    ];
    const choices = choiceAnswer(
      rng,
      {
        layout: 'list',
        everyCause: true,
        right: { value: `${times},${plus}`, content: statement(pattern) },
        wrong: wrongs
          .filter(({ pattern: each }) => !same(each, pattern) && each.times > 0 && (each.times > 1 || each.plus > 0))
          // «Add two to the number» fits the first one: that it was not tried with the others is all that is sure. And nobody takes a
          // rule that gives less than nothing at first.
          .filter(({ id, pattern: each }) => id !== 'step-and-constant-swapped' || (each.times > 1 && each.plus > 0))
          // Where the exchanged numbers fit the first one, that is all that is sure of them too.
          .map(({ pattern: each, ...name }) => ({
            ...(name.id === 'step-and-constant-swapped' && termAt(each, shown[0] ?? 1) === terms[0] ? onlyFirst : name),
            value: `${each.times},${each.plus}`,
            content: statement(each),
          })),
      },
      4,
    );
    if (choices === null) return null;
    const stem = (): readonly Block[] => {
      if (wordProblem !== null) {
        const ask =
          wordProblem.figure === 'هفته'
            ? p`کدام رابطه از روی شمارهٔ هفته نشان می‌دهد چند هزار تومان در قلک هست؟`
            : wordProblem.figure === 'روز'
              ? p`کدام رابطه از روی شمارهٔ روز نشان می‌دهد تا آخر آن روز چند صفحه خوانده شده است؟`
              : p`کدام رابطه از روی شمارهٔ ${wordProblem.figure} نشان می‌دهد آن ${wordProblem.figure} چند ${wordProblem.unit} دارد؟`;
        return [wordProblem.write(terms, child(rng)), ask];
      }
      const ask = p`کدام رابطه، تعداد را از روی شماره به دست می‌دهد؟`;
      if (form === 'figure') return [p`جدول، شمارهٔ شکل و تعداد نقطه‌های آن را نشان می‌دهد.`, ask];
      const pairs = shown.flatMap((n, index) => line`${index === 0 ? '' : '، '}شمارهٔ ${n}: ${terms[index] ?? 0} تا`);
      return [paragraph([...line`در یک الگو این تعدادها را شمرده‌ایم: `, ...pairs, ...line`.`]), ask];
    };
    const [n1 = 1, n2 = 2] = shown;
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'table' as const,
              description: `جدول الگو؛ ${shown.map((n, index) => `شکل ${persianNumber(n)}: ${persianNumber(terms[index] ?? 0)} نقطه`).join('، ')}`,
              columns: ['شمارهٔ شکل', 'تعداد نقطه‌ها'],
              rows: shown.map((n, index) => [
                { t: 'math' as const, math: num(n) },
                { t: 'math' as const, math: num(terms[index] ?? 0) },
              ]),
            },
          }
        : {}),
      ...choices,
      hints: [
        hint(p`رابطهٔ درست باید برای همهٔ شماره‌ها جواب درست بدهد، نه فقط برای اولی.`),
        hint(p`ببین وقتی شماره یکی زیاد می‌شود، تعداد چند تا زیاد می‌شود. شماره باید در همان عدد ضرب شود.`),
        hint(p`هر گزینه را با دو شماره امتحان کن و گزینه‌ای را که جور نیست کنار بگذار.`),
      ],
      solution: [
        step(
          p`از شمارهٔ ${n1} تا شمارهٔ ${n2} تعداد ${(n2 - n1) * times} تا زیاد می‌شود؛ پس شماره در ${times} ضرب شده است.`,
          display(row(terms[1] ?? 0, '−', terms[0] ?? 0, '=', (n2 - n1) * times)),
        ),
        step(
          p`با شماره‌های دیگر امتحان می‌کنیم.`,
          display(inserted(pattern, n1)),
          display(inserted(pattern, shown.at(-1) ?? n2)),
        ),
        step(p`پس رابطه این است:`, paragraph(statement(pattern))),
      ],
    };
  },
});
