import { onALine } from '../../../authoring/fractions/stories/on-a-line.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import {
  type Block,
  child,
  defineSkill,
  frac,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  type NumberLine,
  numberLineAnswer,
  onAnswerLine,
  p,
  persianNumber,
  type QuestionVariant,
  step,
  tickKey,
  words,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'figure', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

export const fractionOnLine = defineSkill({
  id: 'g3-fraction-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onAnswerLine],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const denominator = rng.int(level === 1 ? 2 : level === 4 ? 4 : 3, level === 1 ? 6 : 10);
    const to = level >= 3 ? 2 : 1;
    // On the longer line the point is still below one at level 3, beyond one at the stretch.
    const numerator = level === 4 ? rng.int(denominator + 1, 2 * denominator - 1) : rng.int(1, denominator - 1);
    const shown = frac(numerator, denominator);
    const name = child(rng);
    const axis: NumberLine = { from: 0, to, divisions: denominator };
    const candidates: readonly Misconception[] = [
      misconception(
        'one-mark-short',
        'یک خط کمتر رفته، شاید چون خط صفر را هم شمرده',
        tickKey(numerator - 1),
        line`قسمت‌ها را بشمار، نه خط‌ها را. قسمت اول از صفر شروع می‌شود و به خط بعدی می‌رسد.`,
      ),
      ...(form === 'figure'
        ? [
            misconception(
              // On a line that goes on to two, the other end is elsewhere.
              to === 1 ? 'other-part-marked' : 'other-part-marked-or-back-from-one',
              to === 1
                ? 'کسر قسمت رنگ‌نشده را نشان داده، یا از سر دیگر محور شمرده'
                : 'کسر قسمت رنگ‌نشده را نشان داده، یا از عدد ۱ به طرف صفر شمرده',
              tickKey(denominator - numerator),
              line`ببین سؤال کدام قسمت نوار را می‌خواهد. شمردن را هم از صفر شروع کن و به سمت راست برو.`,
            ),
          ]
        : []),
      misconception(
        // Beyond one, as far from it on its other side is the same mark.
        numerator > denominator ? 'counted-from-the-other-end-or-before-one' : 'counted-from-the-other-end',
        numerator > denominator ? 'از سر دیگر محور شمرده، یا از عدد ۱ به طرف صفر رفته' : 'از سر دیگر محور شمرده',
        // On a bar of one unit that is the other part of the bar, too; the first mark is a single part.
        tickKey(
          (form === 'figure' && to === 1) || to * denominator - numerator === 1 ? -1 : to * denominator - numerator,
        ),
        line`شمردن را از صفر شروع کن و به سمت راست برو.`,
      ),
      misconception(
        'numerator-as-units',
        'هر قسمت را یک واحد کامل گرفته',
        tickKey(numerator * denominator),
        line`قسمت‌های کوچک را بشمار، نه واحدهای کامل را. هر واحد چند قسمت دارد؟`,
      ),
      misconception(
        'one-unit-marked',
        'خودِ عدد ۱ را نشان داده',
        tickKey(denominator),
        line`مخرج می‌گوید هر واحد چند قسمت دارد. کدام عدد می‌گوید چند قسمت جلو بروی؟`,
      ),
      misconception(
        'one-part-over',
        'یک قسمت بیشتر رفته',
        // The end of the line is marked without counting.
        tickKey(numerator + 1 === to * denominator ? -1 : numerator + 1),
        line`خیلی نزدیک شده‌ای. قسمت‌ها را از صفر یکی‌یکی بشمار.`,
      ),
    ].filter(({ answer }) => answer.kind === 'number-line' && answer.tick >= 0 && answer.tick <= to * denominator);
    const wrong = candidates.flatMap(({ answer }) =>
      answer.kind === 'number-line' && answer.tick !== numerator ? [answer.tick] : [],
    );
    const stem = ((): readonly Block[] | null => {
      switch (form) {
        case 'figure':
          return [p`نوار یک واحد است. ببین چه کسری از آن رنگ شده و همان کسر را روی محور نشان بده.`];
        case 'story':
          return pickWordProblem(rng, onALine, { shown, parts: numerator, denominator });
        case 'find-mistake':
          return [
            p`${name} می‌خواست ${shown} را روی محور نشان بدهد، ولی نقطه را جای درستی نگذاشته است.`,
            p`تو جای درست ${shown} را نشان بده.`,
          ];
        default:
          return [p`کسر ${shown} را روی محور نشان بده.`];
      }
    })();
    if (stem === null || wrong.length === 0) return null;
    return {
      form,
      stem,
      ...(form === 'figure'
        ? {
            figure: {
              t: 'bars' as const,
              description: `یک نوار با ${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`,
              bars: [
                {
                  parts: denominator,
                  shaded: numerator,
                  tone: rng.pick(['accent', 'turmeric', 'leaf', 'sky'] as const),
                },
              ],
            },
          }
        : {}),
      ...numberLineAnswer(
        form === 'find-mistake'
          ? { ...axis, points: [{ tick: rng.pick(wrong), tone: 'rose', label: words(name) }] }
          : axis,
        numerator,
      ),
      misconceptions: candidates,
      hints: [
        hint(
          form === 'figure'
            ? p`اول ببین نوار چند قسمت دارد و چند قسمت آن رنگ شده است.`
            : p`اول ببین هر واحد محور، یعنی از صفر تا یک، چند قسمت مساوی دارد.`,
        ),
        hint(p`از صفر شروع کن و به سمت راست برو.`),
        hint(
          form === 'story'
            ? numerator > denominator
              ? p`ببین روی هم چند قسمت جلو می‌روی. از یک واحد بیشتر است؛ پس از عدد یک هم می‌گذری.`
              : p`ببین روی هم چند قسمت جلو می‌روی. قسمت‌ها را یکی‌یکی بشمار و همان‌جا بایست.`
            : numerator > denominator
              ? p`به تعداد صورت، قسمت‌ها را بشمار. صورت از مخرج بزرگ‌تر است؛ پس از عدد یک هم می‌گذری.`
              : p`به تعداد صورت کسر، قسمت‌ها را یکی‌یکی بشمار و همان‌جا بایست.`,
        ),
      ],
      solution: [
        step(p`از صفر تا یک ${denominator} قسمت مساوی هست؛ پس هر قسمت ${frac(1, denominator)} است.`),
        step(p`از صفر ${numerator} قسمت به سمت راست می‌شماریم و به ${shown} می‌رسیم.`),
      ],
    };
  },
});
