import {
  misconceptionsOf,
  type WrittenMisconception,
  writtenMisconception,
  writtenMisconceptionsFrom,
} from '../../../authoring/fractions/written-misconceptions.ts';
import {
  type Block,
  child,
  defineSkill,
  display,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  fractionNamed,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  step,
} from '../../../authoring/index.ts';
import { type Seen, type Shape, see } from './question-parts/fraction-figures.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'figure', 'story'],
  2: ['figure', 'figure', 'story', 'reverse'],
  3: ['figure', 'figure', 'reverse', 'find-mistake'],
  4: ['figure', 'find-mistake'],
};

const shapesOf: Readonly<Record<Level, readonly Shape[]>> = {
  1: ['bar', 'circle', 'set'],
  2: ['bar', 'circle', 'set', 'area', 'line'],
  3: ['set', 'area', 'line', 'line', 'bars'],
  4: ['line', 'line', 'bars'],
};

function writtenMisconceptions({
  shape,
  numerator,
  denominator,
  asked,
  figure,
}: Seen): readonly WrittenMisconception[] {
  const onLine = shape === 'line';
  const isPart = !onLine && shape !== 'bars';
  const rest = asked === numerator ? denominator - numerator : numerator;
  return writtenMisconceptionsFrom(Rational.of(asked, denominator), [
    // A whole number is the count of the parts alone sooner than a fraction of the rest.
    isPart && rest > 0 && asked % rest > 0
      ? writtenMisconception(
          'part-compared-with-rest',
          'قسمت را با بقیه مقایسه کرده',
          { numerator: asked, denominator: rest },
          line`مخرج، تعداد همه است، نه فقط بقیه. همه را با هم بشمار.`,
        )
      : null,
    // Whole rows are colored.
    figure.t === 'area' && asked / figure.columns < figure.columns
      ? writtenMisconception(
          'rows-over-columns',
          'تعداد ردیف‌ها را صورت و تعداد ستون‌ها را مخرج نوشته',
          { numerator: asked / figure.columns, denominator: figure.columns },
          line`یک بار همهٔ قسمت‌های کوچک و یک بار قسمت‌هایی را که سؤال می‌خواهد بشمار.`,
        )
      : null,
    isPart
      ? writtenMisconception(
          'other-part-written',
          'کسر قسمت دیگر را نوشته',
          { numerator: rest, denominator },
          line`ببین سؤال کسرِ رنگ‌شده‌ها را می‌خواهد یا رنگ‌نشده‌ها را.`,
        )
      : null,
    // Beside a whole number that number is read sooner than a line is counted twice.
    onLine && (numerator + 1) % denominator > 0
      ? writtenMisconception(
          'one-mark-over',
          'یک خط بیشتر شمرده، شاید خط صفر را هم',
          { numerator: numerator + 1, denominator },
          line`قسمت‌ها را بشمار، نه خط‌ها را: قسمت اول از صفر شروع می‌شود و به خط بعدی می‌رسد.`,
        )
      : null,
    onLine && numerator % (denominator + 1) > 0
      ? writtenMisconception(
          'marks-counted-for-denominator',
          'مخرج را یکی بیشتر گرفته، شاید چون خط‌ها را شمرده',
          { numerator, denominator: denominator + 1 },
          line`مخرج، تعداد قسمت‌های یک واحد است، نه تعداد خط‌ها. از صفر تا یک را دوباره بشمار.`,
        )
      : null,
    isPart || (figure.t === 'number-line' && figure.to === 1)
      ? null
      : writtenMisconception(
          'two-units-taken-for-one',
          'هر دو واحد را یک واحد گرفته',
          { numerator, denominator: denominator * 2 },
          line`مخرج، تعداد قسمت‌های یک واحد است. فقط قسمت‌های یک واحد را بشمار.`,
        ),
    writtenMisconception(
      'numerator-and-denominator-swapped',
      'جای صورت و مخرج را عوض کرده',
      { numerator: denominator, denominator: asked },
      shape === 'set'
        ? line`تعداد همه، پایین خط کسر نوشته می‌شود.`
        : line`تعداد همهٔ قسمت‌های یک واحد، پایین خط کسر نوشته می‌شود.`,
    ),
    // A whole number is copied, a half is guessed and one part alone is named sooner than a part is left out.
    asked === 2 || (asked - 1) % denominator === 0 || 2 * (asked - 1) === denominator
      ? null
      : writtenMisconception(
          'parts-miscounted',
          'در شمردن یکی جا انداخته',
          { numerator: asked - 1, denominator },
          line`خیلی نزدیک شده‌ای. یک بار دیگر بشمار.`,
        ),
  ]);
}

const shares = [
  ['این نوار یک تکه پارچه است و قسمت رنگ‌شده را بریده‌ایم.', 'چه کسری از پارچه را بریده‌ایم؟'],
  ['این نوار یک باغچه است و در قسمت رنگ‌شده گل کاشته‌ایم.', 'در چه کسری از باغچه گل کاشته‌ایم؟'],
  ['این نوار یک شکلات است و قسمت رنگ‌شده را خورده‌ایم.', 'چه کسری از شکلات را خورده‌ایم؟'],
  ['این نوار راه خانه تا مدرسه است و قسمت رنگ‌شده را رفته‌ایم.', 'چه کسری از راه را رفته‌ایم؟'],
] as const;
const rounds = [
  ['این دایره یک پیتزاست و قسمت رنگ‌شده را خورده‌ایم.', 'چه کسری از پیتزا را خورده‌ایم؟'],
  ['این دایره یک کیک است و قسمت رنگ‌شده را برای مهمان‌ها گذاشته‌ایم.', 'چه کسری از کیک را برای مهمان‌ها گذاشته‌ایم؟'],
  ['این دایره یک نان تافتون است و روی قسمت رنگ‌شده پنیر گذاشته‌ایم.', 'روی چه کسری از نان پنیر گذاشته‌ایم؟'],
  ['این دایره یک رومیزی گرد است و قسمت رنگ‌شده گل‌دوزی شده است.', 'چه کسری از رومیزی گل‌دوزی شده است؟'],
] as const;

function stem(rng: Rng, seen: Seen, form: QuestionVariant): readonly Block[] | null {
  const { shape, name } = seen;
  switch (form) {
    case 'story': {
      if (shape !== 'bar' && shape !== 'circle') return null;
      const [statement, asked] = shape === 'bar' ? rng.pick(shares) : rng.pick(rounds);
      return [p`${statement}`, p`${asked}`];
    }
    case 'reverse':
      return shape === 'line' || shape === 'bars' ? null : [p`چه کسری از ${name} رنگ نشده است؟`];
    case 'find-mistake': {
      const shown = rng.pick(writtenMisconceptions(seen)).shown;
      return shape === 'line'
        ? [
            p`${child(rng)} می‌گوید نقطه‌ای که روی محور گذاشته شده ${shown} است، ولی درست نشمرده است. تو کسر درست را بنویس.`,
          ]
        : shape === 'bars'
          ? [
              p`هر نوار یک واحد است. ${child(rng)} می‌گوید ${shown} واحد رنگ شده است، ولی درست نشمرده است. تو کسر درست را بنویس.`,
            ]
          : [p`${child(rng)} می‌گوید ${shown} از ${name} رنگ شده است، ولی درست نشمرده است. تو کسر درست را بنویس.`];
    }
    default:
      return shape === 'line'
        ? [p`نقطه‌ای که روی محور گذاشته شده چه کسری را نشان می‌دهد؟`]
        : shape === 'bars'
          ? [p`هر نوار یک واحد است. قسمت‌های رنگ‌شده روی هم چه کسری را نشان می‌دهند؟`]
          : [p`چه کسری از ${name} رنگ شده است؟`];
  }
}

function hints({ shape }: Seen, form: QuestionVariant): readonly Hint[] {
  if (shape === 'line') {
    return [
      hint(p`باید بنویسی نقطه چند قسمت از صفر دور است و هر واحد چند قسمت دارد.`),
      hint(p`از صفر تا یک را نگاه کن: چند قسمت مساوی هست؟ این تعداد، مخرج کسر است.`),
      hint(p`حالا از صفر تا نقطه قسمت‌ها را بشمار. این تعداد، صورت کسر است.`),
    ];
  }
  const isMany = shape === 'set';
  return [
    hint(
      form === 'reverse'
        ? p`سؤال کسرِ رنگ‌نشده‌ها را می‌خواهد. هر کسر یک صورت و یک مخرج دارد.`
        : p`سؤال کسرِ رنگ‌شده‌ها را می‌خواهد. هر کسر یک صورت و یک مخرج دارد.`,
    ),
    hint(
      isMany
        ? p`اول همه را بشمار. این تعداد، مخرج کسر است و پایین خط نوشته می‌شود.`
        : shape === 'bars'
          ? p`اول ببین یک نوار چند قسمت مساوی دارد. این تعداد، مخرج کسر است.`
          : p`اول همهٔ قسمت‌های مساوی را بشمار. این تعداد، مخرج کسر است و پایین خط نوشته می‌شود.`,
    ),
    hint(
      form === 'reverse'
        ? p`حالا فقط رنگ‌نشده‌ها را بشمار و در صورت کسر بنویس.`
        : p`حالا فقط رنگ‌شده‌ها را بشمار و در صورت کسر بنویس.`,
    ),
  ];
}

function solution({ shape, denominator, asked }: Seen, form: QuestionVariant): readonly SolutionStep[] {
  const value = Rational.of(asked, denominator);
  const what = form === 'reverse' ? 'رنگ نشده' : 'رنگ شده';
  const second =
    shape === 'line'
      ? p`از صفر تا نقطه ${asked} قسمت هست؛ پس صورت ${asked} است.`
      : shape === 'set'
        ? p`${asked} تا ${what} است؛ پس صورت ${asked} است.`
        : p`${asked} قسمت ${what} است؛ پس صورت ${asked} است.`;
  return [
    step(
      shape === 'line'
        ? p`از صفر تا یک ${denominator} قسمت مساوی هست؛ پس مخرج ${denominator} است.`
        : shape === 'set'
          ? p`روی هم ${denominator} تا هست؛ پس مخرج ${denominator} است.`
          : shape === 'bars'
            ? p`هر نوار ${denominator} قسمت مساوی دارد؛ پس مخرج ${denominator} است.`
            : p`همه ${denominator} قسمت مساوی است؛ پس مخرج ${denominator} است.`,
    ),
    step(
      second,
      display(frac(asked, denominator)),
      ...(value.denominator === denominator
        ? []
        : [
            p`این کسر را می‌شود با عددهای کوچک‌تر هم نوشت؛ هر دو درست است.`,
            display(row(frac(asked, denominator), '=', fracOf(value))),
          ]),
    ),
  ];
}

export const fractionWrite = defineSkill({
  id: 'g4-fraction-write',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionNamed, fractionsDrawn],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const drawn = see(rng, level, rng.pick(shapesOf[level]));
    if (drawn === null) return null;
    const seen = form === 'reverse' ? { ...drawn, asked: drawn.denominator - drawn.numerator } : drawn;
    // 9 over 3 is 3, and 3 is what was to be counted, written without all.
    if (seen.denominator === seen.asked * seen.asked) return null;
    const asked = stem(rng, seen, form);
    if (asked === null) return null;
    return {
      form,
      stem: asked,
      figure: seen.figure,
      ...fractionAnswer(Rational.of(seen.asked, seen.denominator)),
      misconceptions: misconceptionsOf(writtenMisconceptions(seen), fractionKey),
      hints: hints(seen, form),
      solution: solution(seen, form),
    };
  },
});
