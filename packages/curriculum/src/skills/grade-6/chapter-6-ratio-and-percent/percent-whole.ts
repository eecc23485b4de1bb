import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  gcd,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  percent,
  percentSquares,
  persianNumber,
  type QuestionVariant,
  type Rng,
  relative,
  row,
  step,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};
const sharesOf: Readonly<Record<Level, readonly number[]>> = {
  1: [10, 20, 25, 50],
  2: [10, 20, 25, 30, 40, 50, 60, 75, 80, 5],
  3: [5, 12, 15, 24, 35, 45, 55, 65, 70, 85, 90, 8],
  4: [6, 12, 16, 18, 28, 35, 45, 64, 72, 85, 95],
};
const mostOf: Readonly<Record<Level, number>> = { 1: 400, 2: 1000, 3: 3000, 4: 10_000 };

interface WordProblem {
  readonly unit: string;
  readonly most: number;
  readonly write: (rng: Rng, share: number, part: number) => readonly Block[];
  /** The rest is stated, not the part. */
  readonly writeRest: (rng: Rng, share: number, rest: number) => readonly Block[];
}

function tank(rng: Rng, whole: number): string {
  return rng.pick(whole < 500 ? ['بشکه', 'حوضچه', 'وان'] : ['مخزن', 'تانکر', 'استخر کوچک']);
}

const wordProblems: readonly WordProblem[] = [
  {
    unit: 'صفحه',
    most: 600,
    write: (rng, share, part) => [
      p`${child(rng)} ${percent(share)} یک کتاب را خوانده است؛ یعنی ${part} صفحه.`,
      p`کتاب چند صفحه دارد؟`,
    ],
    writeRest: (rng, share, rest) => [
      p`${child(rng)} ${percent(share)} یک کتاب را خوانده و ${rest} صفحه مانده است.`,
      p`کتاب چند صفحه دارد؟`,
    ],
  },
  {
    unit: 'نفر',
    most: 1200,
    write: (rng, share, part) => [
      p`${percent(share)} دانش‌آموزهای یک مدرسه به ${rng.pick(['اردو', 'موزه', 'نمایشگاه'])} رفتند. آن‌ها ${part} نفر بودند.`,
      p`مدرسه چند دانش‌آموز دارد؟`,
    ],
    writeRest: (rng, share, rest) => [
      p`${percent(share)} دانش‌آموزهای یک مدرسه به ${rng.pick(['اردو', 'موزه', 'نمایشگاه'])} رفتند و ${rest} نفر نرفتند.`,
      p`مدرسه چند دانش‌آموز دارد؟`,
    ],
  },
  {
    unit: 'کیلومتر',
    most: 1500,
    write: (rng, share, part) => [
      p`خانوادهٔ ${child(rng)} ${percent(share)} راه سفر را رفته‌اند؛ یعنی ${part} کیلومتر.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
    writeRest: (rng, share, rest) => [
      p`خانوادهٔ ${child(rng)} ${percent(share)} راه سفر را رفته‌اند و ${rest} کیلومتر مانده است.`,
      p`همهٔ راه چند کیلومتر است؟`,
    ],
  },
  {
    unit: 'لیتر',
    most: 10_000,
    write: (rng, share, part) => [
      p`${percent(share)} یک ${tank(rng, (part * 100) / share)} پر شده و ${part} لیتر آب دارد.`,
      p`وقتی پر شود چند لیتر آب دارد؟`,
    ],
    writeRest: (rng, share, rest) => [
      p`${percent(share)} یک ${tank(rng, (rest * 100) / (100 - share))} پر است و برای پر شدنش ${rest} لیتر دیگر لازم است.`,
      p`وقتی پر شود چند لیتر آب دارد؟`,
    ],
  },
  {
    unit: 'کیلوگرم',
    most: 8000,
    write: (rng, share, part) => [
      p`${relative(rng)} ${percent(share)} محصول ${rng.pick(['سیب', 'گردوی', 'پستهٔ', 'زیتون'])} باغش را فروخت؛ یعنی ${part} کیلوگرم.`,
      p`همهٔ محصول چند کیلوگرم بود؟`,
    ],
    writeRest: (rng, share, rest) => [
      p`${relative(rng)} ${percent(share)} محصول ${rng.pick(['سیب', 'گردوی', 'پستهٔ', 'زیتون'])} باغش را فروخت و ${rest} کیلوگرم ماند.`,
      p`همهٔ محصول چند کیلوگرم بود؟`,
    ],
  },
  {
    unit: 'هزار تومان',
    most: 10_000,
    write: (rng, share, part) => [
      p`${child(rng)} ${percent(share)} پس‌اندازش را خرج کرد؛ یعنی ${part} هزار تومان.`,
      p`همهٔ پس‌انداز او چند هزار تومان بود؟`,
    ],
    writeRest: (rng, share, rest) => [
      p`${child(rng)} ${percent(share)} پس‌اندازش را خرج کرد و ${rest} هزار تومان برایش ماند.`,
      p`همهٔ پس‌انداز او چند هزار تومان بود؟`,
    ],
  },
];

export const percentWhole = defineSkill({
  id: 'g6-percent-whole',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [percentSquares],
  revision: 10,
  make: (rng, level) => {
    const share = rng.pick(sharesOf[level]);
    const form = rng.pick(formsOf[level]);
    const isRest = form === 'reverse';
    const used = isRest ? 100 - share : share;
    // Of a half the rest is as much.
    if (isRest && share === 50) return null;
    const unit = 100 / gcd(used, 100);
    const whole = unit * rng.int(2, Math.floor(mostOf[level] / unit));
    // A whole of 100 is its own percent.
    if (whole === 100) return null;
    const statement = (whole * used) / 100;
    if (form === 'figure' && share % 10 !== 0) return null;
    const fitting = wordProblems.filter(({ most }) => whole >= 20 && whole <= most);
    const wordProblem = form === 'story' || isRest ? (fitting.length === 0 ? null : rng.pick(fitting)) : null;
    if ((form === 'story' || isRest) && wordProblem === null) return null;
    const misconceptions = wholeMisconceptions(
      [
        'percent-of-part-taken',
        'درصد را از مقدار داده‌شده حساب کرده',
        (statement * used) / 100,
        line`مقداری که گفته شده خودش قسمتی از کل است؛ کل باید از آن بزرگ‌تر باشد.`,
      ],
      [
        'rest-taken-for-part',
        'مقدار بقیه را مقدار درصد گفته‌شده گرفته',
        isRest ? (statement * 100) / share : null,
        line`عددی که گفته شده مقدار بقیه است. بقیه چند درصد کل است؟`,
      ],
      [
        'one-percent-written',
        'مقدار یک درصد را نوشته',
        statement / used,
        line`مقدار یک درصد را پیدا کرده‌ای. کل چند درصد است؟`,
      ],
      [
        'part-times-hundred',
        'مقدار را در ۱۰۰ ضرب کرده',
        used === 10 ? null : statement * 100,
        line`مقدار گفته‌شده یک درصد نیست. اول یک درصد را پیدا کن.`,
      ],
      // Ten percent are shared by one zero.
      [
        'times-hundred-or-zero-too-many',
        'مقدار را در ۱۰۰ ضرب کرده یا یک صفر زیاد نوشته',
        used === 10 ? statement * 100 : null,
        line`ببین مقدار گفته‌شده چند درصد است و چند برابرش ۱۰۰ درصد می‌شود.`,
      ],
      [
        'percent-added',
        'عدد درصدِ قسمت دیگر را به مقدار اضافه کرده',
        // Of a half, the percent that is stated is the same.
        used === 50 ? null : statement + (100 - used),
        line`درصد را نمی‌شود با مقدار جمع کرد؛ درصد کسری از کل است.`,
      ],
    );
    const wrong = misconceptions
      .flatMap(({ answer: each }) => (each.kind === 'integer' ? each.values.map(Number) : []))
      .filter((each) => each !== whole);
    const figure: Figure | undefined =
      form === 'figure'
        ? {
            t: 'bars',
            description: `یک نوار که ۱۰ قسمت مساوی دارد و ${persianNumber(share / 10)} قسمت آن رنگ شده است`,
            bars: [{ parts: 10, shaded: share / 10, tone: 'accent' }],
          }
        : undefined;
    const [shownThing, shownUnit] = rng.pick([
      ['پول', 'هزار تومان'],
      ['راه', 'کیلومتر'],
      ['محصول', 'کیلوگرم'],
      ['آب مخزن', 'لیتر'],
    ] as const);
    const stem = (): readonly Block[] => {
      if (wordProblem !== null)
        return isRest ? wordProblem.writeRest(rng, share, statement) : wordProblem.write(rng, share, statement);
      switch (form) {
        case 'figure':
          return [
            p`نوار، همهٔ ${shownThing} را نشان می‌دهد و هر قسمت آن ${percent(10)} است. قسمت رنگ‌شده ${statement} ${shownUnit} است.`,
            p`همهٔ ${shownThing} چند ${shownUnit} است؟`,
          ];
        case 'find-mistake':
          return [
            p`${percent(share)} عددی ${statement} است. ${child(rng)} می‌گوید آن عدد ${rng.pick(wrong)} است، ولی درست نیست.`,
            p`آن عدد چند است؟`,
          ];
        default:
          return [p`${percent(share)} عددی ${statement} است. آن عدد چند است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(figure === undefined ? {} : { figure }),
      ...integerAnswer(
        whole,
        wordProblem !== null ? { unit: wordProblem.unit } : form === 'figure' ? { unit: shownUnit } : {},
      ),
      misconceptions,
      hints: [
        isRest
          ? hint(p`عددی که گفته شده مقدارِ این ${percent(share)} نیست، مقدار بقیه است. بقیه چند درصد کل است؟`)
          : hint(p`کل یعنی ۱۰۰ درصد؛ مقدار گفته‌شده فقط قسمتی از آن است.`),
        hint(p`مقدار یک درصد (یا ده درصد) را پیدا کن.`),
        hint(
          p`حالا آن را به ۱۰۰ درصد برسان.`,
          ...(isRest ? [] : [display(row(frac(statement, blank()), '=', frac(share, 100)))]),
        ),
      ],
      solution: [
        ...(isRest ? [step(p`بقیه ${percent(used)} کل است.`, display(row(100, '−', share, '=', used)))] : []),
        step(
          p`${percent(used)} کل برابر ${statement} است؛ تناسب را می‌نویسیم.`,
          display(row(frac(statement, blank()), '=', frac(used, 100))),
        ),
        step(p`ضرب ضربدری می‌کنیم و تقسیم می‌کنیم.`, display(row(statement, '×', 100, '÷', used, '=', whole))),
      ],
    };
  },
});
