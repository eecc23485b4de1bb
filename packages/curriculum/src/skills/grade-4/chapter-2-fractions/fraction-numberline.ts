import { countedBackMisconceptions } from '../../../authoring/counted-back.ts';
import { onALine } from '../../../authoring/fractions/stories/on-a-line.ts';
import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  type Hint,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  mixedOf,
  type NumberLine,
  numberLineAnswer,
  onAnswerLine,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
  tickKey,
  words,
} from '../../../authoring/index.ts';

/** `numerator/denominator` on a line from 0 to `to`, every unit cut into `denominator` parts. */
interface Spot {
  readonly numerator: number;
  readonly denominator: number;
  readonly to: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'bare', 'figure', 'story'],
  2: ['bare', 'bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['bare', 'find-mistake', 'compare', 'reverse'],
};

const ends: Readonly<Record<Level, readonly number[]>> = { 1: [1], 2: [1, 2], 3: [2, 3], 4: [2, 3] };

function draw(rng: Rng, level: Level): Spot | null {
  const denominator = rng.int(level === 4 ? 4 : level === 1 ? 3 : 2, 10);
  const to = rng.pick(ends[level]);
  const numerator = rng.int(1, denominator * to - 1);
  // From level 3 on the point lies beyond 1; whole numbers are no task at all.
  return numerator % denominator === 0 || (level > 2 && numerator < denominator)
    ? null
    : { numerator, denominator, to };
}

function picture({ numerator, denominator }: Spot): Figure {
  const units = Math.ceil(numerator / denominator);
  const rest = numerator - (units - 1) * denominator;
  return {
    t: 'bars',
    description:
      units === 1
        ? `یک نوار با ${persianNumber(denominator)} قسمت مساوی که ${persianNumber(numerator)} قسمت آن رنگ شده است`
        : `${persianNumber(units)} نوار هم‌اندازه که هر کدام ${persianNumber(denominator)} قسمت مساوی دارد؛ از نوار آخر ${persianNumber(rest)} قسمت رنگ شده و بقیهٔ نوارها کامل رنگ شده‌اند`,
    bars: Array.from({ length: units }, (_, index) => ({
      parts: denominator,
      shaded: index < units - 1 ? denominator : rest,
      tone: 'accent' as const,
    })),
  };
}

function misconceptions({ numerator, denominator, to }: Spot, form: QuestionVariant): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, at: number, message: Misconception['message']) => {
    if (at >= 0 && at <= to * denominator) found.push(misconception(id, title, tickKey(at), message));
  };
  add(
    'one-mark-short-of-the-point',
    'یک خط کمتر رفته، شاید چون خط صفر را هم شمرده',
    numerator - 1,
    line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از صفر شروع می‌شود و به خط بعدی می‌رسد.`,
  );
  // As far from one, on its other side, is the same mark where the line ends at two.
  const isMirrored = to === 2 && numerator > denominator;
  // Of bars that are seen, the part without color is as near; where there are as many as units of the line, it is the same mark.
  const uncolored = Math.ceil(numerator / denominator) * denominator - numerator;
  const isOfBars = form === 'figure' && uncolored === to * denominator - numerator;
  if (form === 'figure' && uncolored > 1) {
    add(
      isOfBars ? 'other-part-marked' : 'other-part-marked-or-back-from-one',
      isOfBars
        ? 'کسر قسمت رنگ‌نشده را نشان داده، یا از سر دیگر محور شمرده'
        : 'کسر قسمت رنگ‌نشده را نشان داده، یا از عدد ۱ به طرف صفر شمرده',
      uncolored,
      line`ببین سؤال کدام قسمت‌ها را می‌خواهد. شمردن را هم از صفر شروع کن و به سمت راست برو.`,
    );
  }
  add(
    isMirrored ? 'counted-from-the-other-end-or-before-one' : 'counted-from-the-other-end',
    isMirrored ? 'از سر دیگر محور شمرده، یا از عدد ۱ به طرف صفر رفته' : 'از سر دیگر محور شمرده',
    // The first mark is a single part, too.
    isOfBars || to * denominator - numerator === 1 ? -1 : to * denominator - numerator,
    line`شمردن را از صفر شروع کن و به سمت راست برو.`,
  );
  add(
    'numerator-as-units',
    'صورت را تعداد واحدها گرفته',
    numerator * denominator,
    line`صورت، تعداد قسمت‌هاست، نه تعداد واحدهای کامل.`,
  );
  add(
    'whole-part-ignored',
    'واحد کامل را حساب نکرده',
    numerator % denominator,
    numerator < 2 * denominator
      ? line`این کسر از یک واحد کامل بیشتر است. واحد کامل را هم جلو برو و بعد قسمت‌های دیگر را بشمار.`
      : line`این کسر از یک واحد کامل بیشتر است. واحدهای کامل را هم جلو برو و بعد قسمت‌های دیگر را بشمار.`,
  );
  add(
    'one-unit-marked',
    'خودِ عدد ۱ را نشان داده',
    denominator,
    line`مخرج می‌گوید هر واحد چند قسمت دارد. کدام عدد می‌گوید چند قسمت جلو بروی؟`,
  );
  add(
    'one-part-over',
    'یک قسمت بیشتر رفته',
    // The end of the line is marked without counting.
    numerator + 1 === to * denominator ? -1 : numerator + 1,
    line`خیلی نزدیک شده‌ای. قسمت‌ها را از صفر یکی‌یکی بشمار.`,
  );
  return found;
}

function hints({ numerator, denominator, to }: Spot, restated: Block): readonly Hint[] {
  return [
    hint(restated),
    hint(
      to === 1
        ? p`از صفر تا یک ${denominator} قسمت مساوی هست؛ پس هر قسمت ${frac(1, denominator)} است.`
        : p`فاصلهٔ هر دو عدد کنار هم یک واحد است و ${denominator} قسمت مساوی دارد؛ پس هر قسمت ${frac(1, denominator)} است.`,
    ),
    hint(
      numerator > denominator
        ? p`از صفر شروع کن و قسمت‌ها را بشمار. صورت از مخرج بزرگ‌تر است؛ پس از عدد یک هم می‌گذری.`
        : p`از صفر شروع کن و به تعداد صورت کسر، قسمت‌ها را به سمت راست بشمار.`,
    ),
  ];
}

function solution(spot: Spot, before: readonly SolutionStep[]): readonly SolutionStep[] {
  const { numerator, denominator } = spot;
  const value = Rational.of(numerator, denominator);
  return [
    ...before,
    step(p`هر واحد روی محور ${denominator} قسمت مساوی دارد؛ پس هر قسمت ${frac(1, denominator)} است.`),
    step(
      p`صورت کسر ${numerator} است؛ پس از صفر ${numerator} قسمت به سمت راست می‌شماریم و به ${frac(numerator, denominator)} می‌رسیم.`,
      ...(numerator > denominator
        ? [display(row(frac(numerator, denominator), '=', mixedOf(value)))]
        : value.denominator === denominator
          ? []
          : [display(row(frac(numerator, denominator), '=', frac(value.numerator, value.denominator)))]),
    ),
  ];
}

export const fractionNumberline = defineSkill({
  id: 'g4-fraction-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [onAnswerLine],
  revision: 12,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const spot = draw(rng, level);
    if (spot === null) return null;
    const { numerator, denominator, to } = spot;
    const shown = frac(numerator, denominator);
    const name = child(rng);
    const known = misconceptions(spot, form);
    const other = rng.int(1, to * denominator);
    const whole = Math.ceil(numerator / denominator);
    const missing = whole * denominator - numerator;
    const stem = ((): readonly Block[] | null => {
      switch (form) {
        case 'figure':
          return [p`هر نوار یک واحد است. ببین چه کسری رنگ شده است و همان کسر را روی محور نشان بده.`];
        case 'story':
          return pickWordProblem(rng, onALine, { shown, parts: numerator, denominator });
        case 'find-mistake':
          return [
            p`${name} می‌خواست ${shown} را روی محور نشان بدهد، ولی نقطه را جای درستی نگذاشته است.`,
            p`تو جای درست ${shown} را نشان بده.`,
          ];
        case 'compare': {
          if (other === numerator || other % denominator === 0) return null;
          const [first = shown, second = shown] = rng.shuffle([shown, frac(other, denominator)]);
          return [
            p`از دو کسر ${first} و ${second} آن را که ${numerator > other ? 'بزرگ‌تر' : 'کوچک‌تر'} است روی محور نشان بده.`,
          ];
        }
        case 'reverse':
          return [p`عددی را روی محور نشان بده که ${frac(missing, denominator)} کمتر از ${whole} است.`];
        default:
          return [p`کسر ${shown} را روی محور نشان بده.`];
      }
    })();
    if (stem === null) return null;
    const wrong = known.flatMap(({ answer }) =>
      answer.kind === 'number-line' && answer.tick !== numerator ? [answer.tick] : [],
    );
    if (wrong.length === 0) return null;
    const axis: NumberLine = {
      from: 0,
      to,
      divisions: denominator,
      ...(form === 'find-mistake' ? { points: [{ tick: rng.pick(wrong), tone: 'rose', label: words(name) }] } : {}),
    };
    const restated: Block =
      form === 'figure'
        ? p`اول ببین هر نوار چند قسمت دارد و روی هم چند قسمت رنگ شده است.`
        : form === 'compare'
          ? p`مخرج‌ها یکی است؛ پس با مقایسهٔ صورت‌ها ببین کدام کسر خواسته شده است.`
          : form === 'reverse'
            ? p`اول عدد ${whole} را روی محور پیدا کن. عددهای کمتر، سمت چپ آن هستند.`
            : p`باید جای ${shown} را پیدا کنی. اول ببین هر واحد محور چند قسمت مساوی دارد.`;
    const ladder = hints(spot, restated);
    return {
      form,
      stem,
      ...(form === 'figure' ? { figure: picture(spot) } : {}),
      ...numberLineAnswer(axis, numerator),
      misconceptions:
        form === 'compare'
          ? [
              misconception(
                'other-fraction-marked',
                'کسر دیگر را نشان داده',
                tickKey(other),
                line`دوباره صورت‌ها را مقایسه کن و ببین سؤال کدام کسر را می‌خواهد.`,
              ),
              ...known,
            ]
          : form === 'reverse'
            ? [
                misconception(
                  'counted-from-zero',
                  'کسر را از صفر شمرده',
                  tickKey(missing),
                  line`از عدد کاملی که در سؤال آمده شروع کن و به سمت چپ برو.`,
                ),
                ...countedBackMisconceptions(whole * denominator, missing, denominator, to * denominator, whole),
              ]
            : known,
      hints:
        form === 'reverse'
          ? [...ladder.slice(0, 2), hint(p`از ${whole} به تعداد صورت کسر، قسمت‌ها را به سمت چپ بشمار.`)]
          : ladder,
      solution:
        form === 'reverse'
          ? [
              step(p`هر واحد روی محور ${denominator} قسمت مساوی دارد؛ پس هر قسمت ${frac(1, denominator)} است.`),
              step(
                p`از ${whole} شروع می‌کنیم و ${missing} قسمت به سمت چپ می‌رویم تا به عددی برسیم که ${frac(missing, denominator)} کمتر است.`,
                display(
                  row(
                    whole,
                    '−',
                    frac(missing, denominator),
                    '=',
                    frac(numerator, denominator),
                    '=',
                    mixedOf(Rational.of(numerator, denominator)),
                  ),
                ),
              ),
            ]
          : solution(
              spot,
              form === 'compare'
                ? [step(p`مخرج‌ها یکی است؛ پس کسری که صورتش بزرگ‌تر است بزرگ‌تر است. کسری که سؤال می‌خواهد ${shown} است.`)]
                : form === 'figure'
                  ? [
                      step(
                        p`هر نوار ${denominator} قسمت مساوی دارد و روی هم ${numerator} قسمت رنگ شده است؛ پس کسر ${shown} را می‌خواهیم.`,
                      ),
                    ]
                  : [],
            ),
    };
  },
});
