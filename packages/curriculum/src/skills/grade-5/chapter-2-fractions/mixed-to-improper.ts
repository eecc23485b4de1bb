import { pickWordProblem } from '../../../authoring/fractions/stories/word-problem.ts';
import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../authoring/fractions/written-misconceptions.ts';
import {
  fractionValue,
  type Mixed,
  properFractions,
  reducedFractions,
  written,
} from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  child,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  gcd,
  type Hint,
  hint,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { asOneFraction } from './question-parts/mixed-to-improper-stories.ts';

type Range = readonly [number, number];

/** Denominators and whole parts; the book goes to 12 with both. */
const limits: Readonly<Record<Level, { readonly denominator: Range; readonly whole: Range }>> = {
  1: { denominator: [2, 6], whole: [1, 4] },
  2: { denominator: [2, 9], whole: [1, 6] },
  3: { denominator: [3, 12], whole: [2, 12] },
  4: { denominator: [5, 12], whole: [5, 12] },
};

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'bare', 'story'],
  2: ['bare', 'figure', 'story', 'reverse'],
  3: ['bare', 'story', 'find-mistake', 'reverse'],
  4: ['compare', 'compare', 'story', 'find-mistake', 'bare'],
};

type Picture = 'bars' | 'circles' | 'number-line';

/** At level 4 the fraction part may be one that can be reduced. */
function draw(rng: Rng, level: Level): Mixed {
  const fractions = level === 4 ? properFractions : reducedFractions;
  return { whole: rng.int(...limits[level].whole), ...rng.pick(fractions(...limits[level].denominator)) };
}

/** A number one whole away whose fraction part points the other way, so that only the whole parts decide. */
function rival(rng: Rng, n: Mixed): Mixed | null {
  const up = rng.chance(1, 2);
  const whole = n.whole + (up ? 1 : -1);
  const other = { whole, ...rng.pick(reducedFractions(3, 12)) };
  const parts = fractionValue({ ...other, whole: 0 }).compare(fractionValue({ ...n, whole: 0 }));
  return whole < 1 || whole > 12 || parts !== (up ? -1 : 1) ? null : other;
}

function writtenMisconceptions(
  n: Mixed,
  picture: Picture | null,
  other: Mixed | null,
): readonly WrittenMisconception[] {
  const { whole, numerator, denominator } = n;
  const right = whole * denominator + numerator;
  return writtenMisconceptionsFrom(fractionValue(n), [
    other &&
      writtenMisconception(
        'other-number-converted',
        'عدد دیگر را تبدیل کرده',
        { numerator: other.whole * other.denominator + other.numerator, denominator: other.denominator },
        line`یک بار دیگر ببین سؤال کدام عدد را می‌خواهد. برای مقایسه، اول به عددهای کامل نگاه کن.`,
      ),
    picture && picture !== 'number-line'
      ? writtenMisconception(
          'all-parts-as-denominator',
          'همهٔ قسمت‌های شکل را مخرج گرفته',
          { numerator: right, denominator: (whole + 1) * denominator },
          line`مخرج می‌گوید «یک» واحد به چند قسمت مساوی تقسیم شده است. فقط قسمت‌های یک واحد را بشمار.`,
        )
      : null,
    writtenMisconception(
      'whole-added-to-numerator',
      'عدد کامل را با صورت جمع کرده',
      { numerator: whole + numerator, denominator },
      line`هر واحد کامل خودش ${denominator} قسمت است. ببین واحدهای کامل روی هم چند قسمت می‌شوند.`,
    ),
    writtenMisconception(
      'numerator-left-out',
      'صورت کسر را اضافه نکرده، یا فقط عدد کامل را نوشته',
      { numerator: whole * denominator, denominator },
      line`قسمت‌هایی را که بیرون از واحدهای کامل مانده‌اند هم بشمار.`,
    ),
    writtenMisconception(
      'whole-part-left-out',
      'فقط قسمت کسری را نوشته',
      { numerator, denominator },
      line`این فقط قسمت کسری است. واحدهای کامل را هم باید حساب کنی.`,
    ),
    // Times one it is the whole number itself over the denominator, or added to it.
    numerator === 1
      ? null
      : writtenMisconception(
          'whole-times-numerator',
          'عدد کامل را در صورت ضرب کرده',
          { numerator: whole * numerator, denominator },
          line`عدد کامل را در صورت ضرب کرده‌ای. فکر کن هر واحد کامل چند قسمت دارد؛ آن را کدام عدد کسر می‌گوید؟`,
        ),
    numerator === 1
      ? null
      : writtenMisconception(
          'numerator-and-denominator-swapped-in-steps',
          'در صورت ضرب و مخرج را اضافه کرده',
          { numerator: whole * numerator + denominator, denominator },
          line`جای صورت و مخرج در حسابت عوض شده است. تعداد قسمت‌های هر واحد کامل را مخرج نشان می‌دهد.`,
        ),
    writtenMisconception(
      'one-whole-missed',
      'یک واحد کامل را نشمرده',
      { numerator: right - denominator, denominator },
      line`واحدهای کامل را دوباره بشمار؛ انگار یکی از آن‌ها جا مانده است.`,
    ),
    writtenMisconception(
      'upside-down',
      'صورت و مخرج را جابه‌جا نوشته',
      { numerator: denominator, denominator: right },
      line`عدد از یک بزرگ‌تر است؛ پس ببین صورت باید بزرگ‌تر باشد یا مخرج.`,
    ),
  ]);
}

function seen(n: Mixed, picture: Picture): Figure {
  const { whole, numerator, denominator } = n;
  const parts = persianNumber(denominator);
  if (picture === 'number-line') {
    return {
      t: 'number-line',
      description: `محوری از صفر تا ${persianNumber(whole + 1)} که فاصلهٔ هر دو عدد آن ${parts} قسمت مساوی دارد؛ نقطه‌ای ${persianNumber(numerator)} قسمت بعد از عدد ${persianNumber(whole)} گذاشته شده است`,
      from: 0,
      to: whole + 1,
      divisions: denominator,
      points: [{ tick: whole * denominator + numerator, tone: 'accent' }],
    };
  }
  const units = Array.from({ length: whole + 1 }, (_, index) => ({
    parts: denominator,
    shaded: index < whole ? denominator : numerator,
    tone: 'accent' as const,
  }));
  const shape = picture === 'bars' ? 'نوار' : 'دایرهٔ';
  const full = whole === 1 ? 'اولی' : `${persianNumber(whole)} تای اول`;
  const tail = `برابر که هر کدام ${parts} قسمت مساوی دارد؛ ${full} کامل رنگ شده و از آخری ${persianNumber(numerator)} قسمت`;
  const description = `${persianNumber(whole + 1)} ${shape} ${tail}`;
  return picture === 'bars' ? { t: 'bars', description, bars: units } : { t: 'circles', description, circles: units };
}

const request = 'جواب را به صورت کسر بنویس.';

interface Chosen {
  readonly n: Mixed;
  readonly form: QuestionVariant;
  readonly picture: Picture | null;
  readonly other: Mixed | null;
  readonly writtenMisconceptions: readonly WrittenMisconception[];
}

function stem(rng: Rng, { n, form, picture, other, writtenMisconceptions: known }: Chosen): readonly Block[] | null {
  switch (form) {
    case 'figure': {
      if (picture === 'number-line') return [p`نقطهٔ روی محور چه عددی را نشان می‌دهد؟ ${request}`];
      const unit = picture === 'circles' ? 'دایره' : 'نوار';
      return [p`هر ${unit} یک واحد است. مقدار رنگ‌شده روی هم چه کسری است؟ ${request}`];
    }
    case 'story':
      return pickWordProblem(rng, asOneFraction, n);
    case 'reverse':
      return [p`کدام کسر را اگر به عدد مخلوط تبدیل کنی، ${written(n)} به دست می‌آید؟`];
    case 'compare': {
      if (other === null) return null;
      const isLarger = fractionValue(n).compare(fractionValue(other)) > 0;
      const [first, second] = rng.shuffle([n, other]).map(written);
      if (first === undefined || second === undefined) return null;
      return [
        p`از دو عدد ${first} و ${second} کدام ${isLarger ? 'بزرگ‌تر' : 'کوچک‌تر'} است؟ همان عدد را به کسر تبدیل کن.`,
      ];
    }
    case 'find-mistake':
      // A fraction turned upside down would show the answer.
      return [
        p`${child(rng)} عدد مخلوط را این‌طور به کسر تبدیل کرده است:`,
        display(row(written(n), '=', rng.pick(known.filter(({ id }) => id !== 'upside-down')).shown)),
        p`ولی اشتباهی در آن هست. جواب درست را به صورت کسر بنویس.`,
      ];
    default:
      return [p`این عدد مخلوط با چه کسری برابر است؟`, display(row(written(n), '=', blank()))];
  }
}

function hints({ n, other, picture }: Chosen): readonly Hint[] {
  const { whole, numerator, denominator } = n;
  if (other) {
    return [
      hint(p`اول باید ببینی کدام عدد خواسته شده است؛ بعد همان را به کسر تبدیل کن.`),
      hint(p`برای انتخاب، عددهای کامل را مقایسه کن؛ قسمت کسری همیشه از یک واحد کمتر است.`),
      hint(p`حالا عدد کامل را در مخرج ضرب کن تا ببینی واحدهای کامل چند قسمت دارند، و صورت را به آن اضافه کن.`),
    ];
  }
  if (picture) {
    return [
      hint(p`باید بدانیم هر واحد به چند قسمت مساوی تقسیم شده است و روی هم چند تا از این قسمت‌ها داریم.`),
      hint(
        p`هر واحد ${denominator} قسمت مساوی دارد؛ پس مخرج ${denominator} است. واحدهای کامل روی هم چند قسمت دارند؟`,
        display(row(1, '=', frac(denominator, denominator))),
      ),
      hint(
        p`قسمت‌های واحدهای کامل و قسمت‌های اضافه را با هم جمع کن؛ جمعشان صورتِ کسر است.`,
        display(row(whole, '×', denominator, '+', numerator, '=', blank())),
      ),
    ];
  }
  return [
    hint(p`می‌خواهیم ${written(n)} را فقط با یک کسر نشان بدهیم؛ یعنی ببینیم روی هم چند قسمت دارد.`),
    hint(
      p`مخرج ${denominator} است؛ پس هر واحد کامل ${denominator} قسمت دارد. ببین در ${written(n)} واحدهای کامل روی هم چند قسمت می‌شوند.`,
      display(row(1, '=', frac(denominator, denominator))),
    ),
    hint(
      p`عدد کامل را در مخرج ضرب کن و صورت را به آن اضافه کن. مخرج عوض نمی‌شود.`,
      display(row(whole, '×', denominator, '+', numerator, '=', blank())),
    ),
  ];
}

function solution({ n, other }: Chosen): readonly SolutionStep[] {
  const { whole, numerator, denominator } = n;
  const all = whole * denominator + numerator;
  const shared = gcd(all, denominator);
  const chosen = other
    ? [
        step(
          p`عددهای کامل را مقایسه می‌کنیم: ${Math.max(whole, other.whole)} از ${Math.min(whole, other.whole)} بیشتر است و قسمت کسری به یک واحد نمی‌رسد. پس ${written(n)} همان عددی است که سؤال می‌خواهد.`,
        ),
      ]
    : [];
  return [
    ...chosen,
    step(
      p`هر واحد کامل ${denominator} قسمت دارد؛ پس ${whole} واحد کامل ${whole * denominator} قسمت می‌شود.`,
      display(row(whole, '=', frac(whole * denominator, denominator))),
    ),
    step(
      p`${numerator} قسمت دیگر هم داریم و آن را اضافه می‌کنیم. اندازهٔ قسمت‌ها عوض نشده است؛ پس مخرج همان ${denominator} می‌ماند.`,
      display(
        row(written(n), '=', frac(row(whole * denominator, '+', numerator), denominator), '=', frac(all, denominator)),
      ),
    ),
    ...(shared > 1
      ? [
          step(
            p`این کسر ساده هم می‌شود؛ هر دو جواب درست است.`,
            display(row(frac(all, denominator), '=', frac(all / shared, denominator / shared))),
          ),
        ]
      : []),
  ];
}

export const mixedToImproper = defineSkill({
  id: 'g5-mixed-to-improper',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 8,
  commonMistakes: ['numerator-and-denominator-swapped-in-steps', 'whole-added-to-numerator'],
  make: (rng, level) => {
    const n = draw(rng, level);
    const form = rng.pick(formsOf[level]);
    const other = form === 'compare' ? rival(rng, n) : null;
    // More than five bars or circles are counted, not seen; a line stays readable.
    const picture =
      form === 'figure' ? rng.pick<Picture>(n.whole > 4 ? ['number-line'] : ['bars', 'circles', 'number-line']) : null;
    const known = writtenMisconceptions(n, picture, other);
    const chosen: Chosen = { n, form, picture, other, writtenMisconceptions: known };
    const asked = stem(rng, chosen);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      ...(picture === null ? {} : { figure: seen(n, picture) }),
      ...fractionAnswer(fractionValue(n)),
      misconceptions: misconceptionsOf(known, fractionKey),
      hints: hints(chosen),
      solution: solution(chosen),
    };
  },
});
