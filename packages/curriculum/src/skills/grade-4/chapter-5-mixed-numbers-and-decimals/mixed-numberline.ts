import { countedBackMisconceptions } from '../../../authoring/counted-back.ts';
import { amountsOnALine, partsOnALine } from '../../../authoring/fractions/stories/on-a-line.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import type { Mixed } from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  frac,
  fractionWords,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  mixed,
  mixedWords,
  type NumberLine,
  numberLineAnswer,
  onAnswerLine,
  p,
  type QuestionVariant,
  row,
  step,
  tickKey,
  words,
} from '../../../authoring/index.ts';
import { allParts, drawMixed, finished, mixedLimits } from './question-parts/random-mixed-numbers.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'story'],
  2: ['bare', 'story', 'find-mistake', 'reverse'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['story', 'find-mistake', 'reverse', 'compare'],
};
const endOf: Readonly<Record<Level, number>> = { 1: 3, 2: 4, 3: 5, 4: 5 };

function misconceptions({ whole, numerator, denominator }: Mixed, to: number): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, tick: number, message: Misconception['message']) => {
    if (tick >= 0 && tick <= to * denominator) found.push(misconception(id, title, tickKey(tick), message));
  };
  add(
    'whole-part-ignored',
    'عدد صحیح را حساب نکرده',
    numerator,
    line`از صفر شروع کرده‌ای. اول ببین چند واحد کامل باید جلو بروی.`,
  );
  add(
    'one-part-short',
    'یک قسمت کمتر رفته، شاید چون خط عدد صحیح را هم شمرده',
    whole * denominator + numerator - 1,
    line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از خودِ عدد صحیح شروع می‌شود.`,
  );
  add(
    'one-whole-too-far',
    'یک واحد بیشتر رفته',
    (whole + 1) * denominator + numerator,
    line`عدد مخلوط بین کدام دو عدد صحیح است؟ از عدد کوچک‌تر شروع کن.`,
  );
  add(
    'counted-back-from-next-whole',
    'از عدد صحیح بعدی به عقب شمرده',
    (whole + 1) * denominator - numerator,
    line`قسمت‌های کسر به عدد صحیح اضافه می‌شوند؛ از همان عدد به سمت راست برو.`,
  );
  add(
    'whole-only',
    'فقط عدد صحیح را نشان داده',
    whole * denominator,
    line`تا عدد صحیح درست رفته‌ای. کسر کنار آن را هم جلو برو.`,
  );
  add(
    'one-part-over',
    'یک قسمت بیشتر رفته',
    whole * denominator + numerator + 1,
    line`خیلی نزدیک شده‌ای. قسمت‌ها را از عدد صحیح یکی‌یکی بشمار.`,
  );
  return found;
}

/** The same part is gone a number of times from zero on; no mixed number is said. */
function partsMisconceptions(n: Mixed, to: number): readonly Misconception[] {
  const { whole, denominator } = n;
  const parts = allParts(n);
  const of = (id: string, title: string, tick: number, message: Misconception['message']) =>
    tick <= to * denominator ? [misconception(id, title, tickKey(tick), message)] : [];
  return [
    ...of(
      'one-time-fewer',
      'یک بار کمتر جلو رفته، شاید چون خط صفر را هم شمرده',
      parts - 1,
      line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از خودِ صفر شروع می‌شود.`,
    ),
    ...of('one-time-more', 'یک بار بیشتر جلو رفته', parts + 1, line`خیلی نزدیک شده‌ای. قسمت‌ها را از صفر یکی‌یکی بشمار.`),
    ...of(
      'whole-unit-each-time',
      'هر بار یک واحد کامل جلو رفته',
      parts * denominator,
      line`هر بار فقط یک قسمت از واحد جلو می‌رود. هر واحد چند قسمت دارد؟`,
    ),
    ...of(
      'whole-units-only',
      'فقط واحدهای کامل را نشان داده',
      whole * denominator,
      line`واحدهای کامل را درست شمرده‌ای. چند قسمت دیگر مانده است؟`,
    ),
  ];
}

export const mixedNumberline = defineSkill({
  id: 'g4-mixed-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onAnswerLine],
  revision: 8,
  make: (rng, level) => {
    const to = endOf[level];
    const n = drawMixed(rng, { ...mixedLimits[level], whole: [1, to - 1] });
    if (n === null) return null;
    const { whole, numerator, denominator } = n;
    const form = rng.pick(formsOf[level]);
    const shown = mixed(whole, numerator, denominator);
    const tick = allParts(n);
    const missing = denominator - numerator;
    const goesByParts = form === 'story' && rng.chance(1, 4);
    const known =
      form === 'compare'
        ? countedBackMisconceptions((whole + 1) * denominator, missing, denominator, to * denominator, whole + 1)
        : goesByParts
          ? partsMisconceptions(n, to)
          : misconceptions(n, to);
    const name = child(rng);
    const wrong = known.flatMap(({ answer }) =>
      answer.kind === 'number-line' && answer.tick !== tick ? [answer.tick] : [],
    );
    const stem = ((): readonly Block[] | null => {
      switch (form) {
        case 'story':
          return pickWordProblem(rng, goesByParts ? partsOnALine : amountsOnALine, { shown, parts: tick, denominator });
        case 'find-mistake':
          return [
            p`${name} می‌خواست ${shown} را روی محور نشان بدهد، ولی نقطه را جای درستی نگذاشته است.`,
            p`تو جای درست ${shown} را نشان بده.`,
          ];
        case 'reverse':
          return [p`عدد «${mixedWords(whole, numerator, denominator)}» را روی محور نشان بده.`];
        case 'compare':
          return [p`عددی را روی محور نشان بده که «${fractionWords(missing, denominator)}» از ${whole + 1} کمتر است.`];
        default:
          return [p`عدد ${shown} را روی محور نشان بده.`];
      }
    })();
    if (stem === null || wrong.length === 0) return null;
    const axis: NumberLine = {
      from: 0,
      to,
      divisions: denominator,
      ...(form === 'find-mistake' ? { points: [{ tick: rng.pick(wrong), tone: 'rose', label: words(name) }] } : {}),
    };
    return {
      form,
      stem,
      ...numberLineAnswer(axis, tick),
      misconceptions: known,
      hints: [
        hint(
          form === 'compare'
            ? p`عددهای کمتر از ${whole + 1} سمت چپ آن هستند. اول ${whole + 1} را روی محور پیدا کن.`
            : goesByParts
              ? p`از صفر شروع کن. هر بار به اندازهٔ یک قسمت جلو می‌روی.`
              : p`عدد مخلوط یعنی چند واحد کامل و کسری از واحد بعدی. ببین این عدد بین کدام دو عدد صحیح است.`,
        ),
        hint(p`فاصلهٔ هر دو عدد صحیح کنار هم ${denominator} قسمت مساوی دارد.`),
        hint(
          form === 'compare'
            ? p`از ${whole + 1} به تعداد صورت کسر، قسمت‌ها را به سمت چپ بشمار.`
            : goesByParts
              ? p`قسمت‌ها را از صفر به سمت راست یکی‌یکی بشمار تا ${tick} قسمت شود.`
              : p`روی ${whole} بایست و به تعداد صورت کسر، قسمت‌ها را به سمت راست بشمار.`,
        ),
      ],
      solution: [
        step(p`فاصلهٔ هر دو عدد صحیح ${denominator} قسمت مساوی دارد؛ پس مخرج ${denominator} است.`),
        form === 'compare'
          ? step(
              p`از ${whole + 1} شروع می‌کنیم و ${missing} قسمت به سمت چپ می‌رویم:`,
              display(row(whole + 1, '−', frac(missing, denominator), '=', shown)),
              ...finished(n).slice(1),
            )
          : step(
              p`از صفر ${whole} واحد کامل جلو می‌رویم و بعد ${numerator} قسمت دیگر؛ به این عدد می‌رسیم:`,
              ...finished(n),
            ),
      ],
    };
  },
});
