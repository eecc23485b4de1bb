import { onALine } from '../../../authoring/fractions/stories/on-a-line.ts';
import { tellOne } from '../../../authoring/fractions/stories/tale.ts';
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
  mistake,
  mixedOf,
  type NumberLine,
  numberLineAnswer,
  p,
  persianNumber,
  type QuestionForm,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
  tickKey,
  words,
} from '../../../authoring/index.ts';

/** `top/bottom` on a line from 0 to `to`, every unit cut into `bottom` parts. */
interface Spot {
  readonly top: number;
  readonly bottom: number;
  readonly to: number;
}

const formsOf: Readonly<Record<Level, readonly QuestionForm[]>> = {
  1: ['bare', 'bare', 'figure', 'story'],
  2: ['bare', 'bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake', 'compare'],
  4: ['bare', 'find-mistake', 'compare', 'reverse'],
};

const ends: Readonly<Record<Level, readonly number[]>> = { 1: [1], 2: [1, 2], 3: [2, 3], 4: [2, 3] };

function draw(rng: Rng, level: Level): Spot | null {
  const bottom = rng.int(level === 4 ? 4 : level === 1 ? 3 : 2, 10);
  const to = rng.pick(ends[level]);
  const top = rng.int(1, bottom * to - 1);
  // From level 3 on the point lies beyond 1; whole numbers are no task at all.
  return top % bottom === 0 || (level > 2 && top < bottom) ? null : { top, bottom, to };
}

function picture({ top, bottom }: Spot): Figure {
  const units = Math.ceil(top / bottom);
  const rest = top - (units - 1) * bottom;
  return {
    t: 'bars',
    description:
      units === 1
        ? `یک نوار با ${persianNumber(bottom)} قسمت مساوی که ${persianNumber(top)} قسمت آن رنگ شده است`
        : `${persianNumber(units)} نوار هم‌اندازه که هر کدام ${persianNumber(bottom)} قسمت مساوی دارد؛ از نوار آخر ${persianNumber(rest)} قسمت رنگ شده و بقیهٔ نوارها کامل رنگ شده‌اند`,
    bars: Array.from({ length: units }, (_, index) => ({
      parts: bottom,
      shaded: index < units - 1 ? bottom : rest,
      tone: 'accent' as const,
    })),
  };
}

function mistakes({ top, bottom, to }: Spot): readonly Misconception[] {
  const found: Misconception[] = [];
  const add = (id: string, title: string, at: number, message: Misconception['message']) => {
    if (at >= 0 && at <= to * bottom) found.push(mistake(id, title, tickKey(at), message));
  };
  add(
    'zero-mark-counted',
    'خط صفر را هم شمرده',
    top - 1,
    line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از صفر شروع می‌شود و به خط بعدی می‌رسد.`,
  );
  add(
    'counted-from-the-other-end',
    'از سر دیگر محور شمرده',
    to * bottom - top,
    line`شمردن را از صفر شروع کن و به سمت راست برو.`,
  );
  add(
    'numerator-as-units',
    'صورت را تعداد واحدها گرفته',
    top * bottom,
    line`صورت، تعداد قسمت‌هاست، نه تعداد واحدهای کامل.`,
  );
  add(
    'whole-part-ignored',
    'واحد کامل را حساب نکرده',
    top % bottom,
    line`شمردن را از صفر شروع کن، نه از یک واحد کامل. همهٔ قسمت‌ها را بشمار.`,
  );
  add(
    'denominator-marked',
    'مخرج را به جای صورت شمرده',
    bottom,
    line`مخرج می‌گوید هر واحد چند قسمت دارد. کدام عدد می‌گوید چند قسمت جلو بروی؟`,
  );
  add('one-part-over', 'یک قسمت بیشتر رفته', top + 1, line`خیلی نزدیک شده‌ای. قسمت‌ها را از صفر یکی‌یکی بشمار.`);
  return found;
}

function hints({ top, bottom, to }: Spot, restated: Block): readonly Hint[] {
  return [
    hint(restated),
    hint(
      to === 1
        ? p`از صفر تا یک ${bottom} قسمت مساوی هست؛ پس هر قسمت ${frac(1, bottom)} است.`
        : p`فاصلهٔ هر دو عدد کنار هم یک واحد است و ${bottom} قسمت مساوی دارد؛ پس هر قسمت ${frac(1, bottom)} است.`,
    ),
    hint(
      top > bottom
        ? p`از صفر شروع کن و قسمت‌ها را بشمار. صورت از مخرج بزرگ‌تر است؛ پس از عدد یک هم می‌گذری.`
        : p`از صفر شروع کن و به تعداد صورت کسر، قسمت‌ها را به سمت راست بشمار.`,
    ),
  ];
}

function solution(spot: Spot, before: readonly SolutionStep[]): readonly SolutionStep[] {
  const { top, bottom } = spot;
  const value = Rational.of(top, bottom);
  return [
    ...before,
    step(p`هر واحد روی محور ${bottom} قسمت مساوی دارد؛ پس هر قسمت ${frac(1, bottom)} است.`),
    step(
      p`صورت کسر ${top} است؛ پس از صفر ${top} قسمت به سمت راست می‌شماریم و به ${frac(top, bottom)} می‌رسیم.`,
      ...(top > bottom
        ? [display(row(frac(top, bottom), '=', mixedOf(value)))]
        : value.denominator === bottom
          ? []
          : [display(row(frac(top, bottom), '=', frac(value.numerator, value.denominator)))]),
    ),
  ];
}

export const fractionNumberline = defineSkill({
  id: 'g4-fraction-numberline',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const spot = draw(rng, level);
    if (spot === null) return null;
    const { top, bottom, to } = spot;
    const shown = frac(top, bottom);
    const name = child(rng);
    const known = mistakes(spot);
    const other = rng.int(1, to * bottom);
    const whole = Math.ceil(top / bottom);
    const missing = whole * bottom - top;
    const stem = ((): readonly Block[] | null => {
      switch (form) {
        case 'figure':
          return [p`هر نوار یک واحد است. ببین چه کسری رنگ شده است و همان کسر را روی محور نشان بده.`];
        case 'story':
          return tellOne(rng, onALine, { shown, parts: top, bottom });
        case 'find-mistake':
          return [
            p`${name} می‌خواست ${shown} را روی محور نشان بدهد، ولی نقطه را جای درستی نگذاشته است.`,
            p`تو جای درست ${shown} را نشان بده.`,
          ];
        case 'compare': {
          if (other === top || other % bottom === 0) return null;
          const [first = shown, second = shown] = rng.shuffle([shown, frac(other, bottom)]);
          return [
            p`از دو کسر ${first} و ${second} آن را که ${top > other ? 'بزرگ‌تر' : 'کوچک‌تر'} است روی محور نشان بده.`,
          ];
        }
        case 'reverse':
          return [p`عددی را روی محور نشان بده که ${frac(missing, bottom)} کمتر از ${whole} است.`];
        default:
          return [p`کسر ${shown} را روی محور نشان بده.`];
      }
    })();
    if (stem === null) return null;
    const wrong = known.flatMap(({ answer }) =>
      answer.kind === 'number-line' && answer.tick !== top ? [answer.tick] : [],
    );
    if (wrong.length === 0) return null;
    const axis: NumberLine = {
      from: 0,
      to,
      divisions: bottom,
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
      ...numberLineAnswer(axis, top),
      misconceptions:
        form === 'compare'
          ? [
              mistake(
                'other-fraction-marked',
                'کسر دیگر را نشان داده',
                tickKey(other),
                line`دوباره صورت‌ها را مقایسه کن و ببین سؤال کدام کسر را می‌خواهد.`,
              ),
              ...known,
            ]
          : form === 'reverse'
            ? [
                mistake(
                  'counted-from-zero',
                  'کسر را از صفر شمرده',
                  tickKey(missing),
                  line`از عدد کاملی که در سؤال آمده شروع کن و به سمت چپ برو.`,
                ),
                mistake(
                  'counted-to-the-right',
                  'به سمت راست شمرده',
                  tickKey(Math.min(whole * bottom + missing, to * bottom)),
                  line`عددهای کمتر سمت چپ هستند. ببین به کدام طرف رفته‌ای.`,
                ),
                ...known.filter(({ id }) => id === 'zero-mark-counted' || id === 'one-part-over'),
              ]
            : known,
      hints:
        form === 'reverse'
          ? [...ladder.slice(0, 2), hint(p`از ${whole} به تعداد صورت کسر، قسمت‌ها را به سمت چپ بشمار.`)]
          : ladder,
      solution:
        form === 'reverse'
          ? [
              step(p`هر واحد روی محور ${bottom} قسمت مساوی دارد؛ پس هر قسمت ${frac(1, bottom)} است.`),
              step(
                p`از ${whole} شروع می‌کنیم و ${missing} قسمت به سمت چپ می‌رویم تا به عددی برسیم که ${frac(missing, bottom)} کمتر است.`,
                display(
                  row(
                    whole,
                    '−',
                    frac(missing, bottom),
                    '=',
                    frac(top, bottom),
                    '=',
                    mixedOf(Rational.of(top, bottom)),
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
                        p`هر نوار ${bottom} قسمت مساوی دارد و روی هم ${top} قسمت رنگ شده است؛ پس کسر ${shown} را می‌خواهیم.`,
                      ),
                    ]
                  : [],
            ),
    };
  },
});
