import {
  type Fraction,
  fractionValue,
  reducedFractions,
  written,
} from '../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractions,
  fractionsDrawn,
  type Hint,
  hint,
  type Level,
  lcm,
  line,
  math,
  num,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  type SolutionStep,
  selectBetween,
  step,
  type WrongOptionDraft,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'figure', 'story'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['bare', 'story', 'find-mistake'],
};

interface Task {
  readonly low: Fraction;
  readonly high: Fraction;
  readonly between: Fraction;
}

const limits: Readonly<Record<Level, { readonly most: number; readonly gap: readonly [number, number] }>> = {
  1: { most: 6, gap: [3, 2] },
  2: { most: 9, gap: [5, 3] },
  3: { most: 12, gap: [9, 4] },
  4: { most: 12, gap: [40, 8] },
};

function draw(rng: Rng, level: Level): Task | null {
  const { most, gap } = limits[level];
  const all = reducedFractions(2, most);
  const [a, b] = rng.sample(all, 2);
  if (!a || !b || a.denominator === b.denominator) return null;
  const [low, high] = fractionValue(a).compare(fractionValue(b)) < 0 ? [a, b] : [b, a];
  const width = fractionValue(high).minus(fractionValue(low));
  // The higher the level, the nearer the two stand.
  if (width.compare(Rational.of(1, gap[0])) < 0 || width.compare(Rational.of(1, gap[1])) > 0) return null;
  const inside = reducedFractions(2, level < 3 ? most + 3 : 24).filter(
    (one) => fractionValue(one).compare(fractionValue(low)) > 0 && fractionValue(one).compare(fractionValue(high)) < 0,
  );
  // The three must be comparable by hand.
  const byHand = inside.filter(
    ({ denominator }) => lcm(low.denominator, high.denominator, denominator) <= (level < 3 ? 90 : 180),
  );
  return byHand.length === 0 ? null : { low, high, between: rng.pick(byHand) };
}

/** What a mistaken eye would take for a fraction between the two; each lies outside. */
function candidates({ low, high, between }: Task): readonly (WrongOptionDraft & { readonly fraction: Fraction })[] {
  const option = (
    id: string,
    title: string,
    fraction: Fraction,
    message: WrongOptionDraft['message'],
  ): WrongOptionDraft & { readonly fraction: Fraction } => ({
    id,
    title,
    message,
    fraction,
    value: fractionValue(fraction).toString(),
    content: [math(fracOf(fractionValue(fraction)))],
  });
  const sum = { numerator: low.numerator + high.numerator, denominator: Math.max(low.denominator, high.denominator) };
  const outside = line`این کسر از کسر کوچک‌تر هم کوچک‌تر است. همه را با یک مخرج بنویس و مقایسه کن.`;
  const { numerator, denominator } = fractionValue(high).minus(fractionValue(low));
  const difference = { numerator, denominator };
  // Who picks the product among fractions may only have compared wrongly.
  const found = [
    option(
      'larger-than-both',
      'کسری بزرگ‌تر از هر دو را گرفته',
      sum,
      line`این کسر از کسر بزرگ‌تر هم بزرگ‌تر است. همه را با یک مخرج بنویس و مقایسه کن.`,
    ),
    option(
      'smaller-than-both',
      'کسری کوچک‌تر از هر دو را گرفته',
      { numerator: low.numerator * high.numerator, denominator: low.denominator * high.denominator },
      outside,
    ),
    option('smaller-than-both', 'کسری کوچک‌تر از هر دو را گرفته', difference, outside),
    // Somebody who takes «between» for the difference finds it among the options: then neither is named.
    option(
      'difference-of-the-two',
      'تفاوت دو کسر را گرفته',
      difference,
      line`تفاوت دو کسر را نمی‌خواهیم. کسری را پیدا کن که از یکی بزرگ‌تر و از دیگری کوچک‌تر باشد.`,
    ),
    option(
      'smaller-than-both',
      'کسری کوچک‌تر از هر دو را گرفته',
      {
        numerator: Math.min(low.numerator, high.numerator),
        denominator: Math.max(low.denominator, high.denominator) + 1,
      },
      outside,
    ),
    option(
      'just-above-the-larger',
      'کسری کمی بزرگ‌تر از کسر بزرگ‌تر را گرفته',
      nearest(high, between, 1),
      line`این کسر کدام طرف کسر بزرگ‌تر است؟ آن دو را با یک مخرج بنویس و مقایسه کن.`,
    ),
    option(
      'just-below-the-smaller',
      'کسری کمی کوچک‌تر از کسر کوچک‌تر را گرفته',
      nearest(low, between, -1),
      line`این کسر کدام طرف کسر کوچک‌تر است؟ آن دو را با یک مخرج بنویس و مقایسه کن.`,
    ),
  ];
  return found.filter(({ id, fraction }) => {
    const value = fractionValue(fraction);
    // What lies just outside says more than that it lies outside.
    const isJustOutside = found.some((one) => one.id.startsWith('just-') && fractionValue(one.fraction).equals(value));
    if (id.endsWith('-than-both') && isJustOutside) return false;
    // Both numbers between those of the two: they may have been looked at one by one.
    const isBetween = (one: number, a: number, b: number) => one > Math.min(a, b) && one < Math.max(a, b);
    if (
      isBetween(value.numerator, low.numerator, high.numerator) &&
      isBetween(value.denominator, low.denominator, high.denominator)
    )
      return false;
    const isOutside = value.compare(fractionValue(low)) < 0 || value.compare(fractionValue(high)) > 0;
    return isOutside && value.sign > 0 && value.compare(Rational.of(1)) < 0 && fraction.denominator <= 60;
  });
}

/** A fraction with a denominator of the same size as the answer's, a little outside. */
function nearest(edge: Fraction, like: Fraction, direction: 1 | -1): Fraction {
  const { denominator } = like;
  const numerator =
    direction > 0
      ? Math.floor((edge.numerator * denominator) / edge.denominator) + 1
      : Math.ceil((edge.numerator * denominator) / edge.denominator) - 1;
  return { numerator, denominator };
}

function story(rng: Rng, { low, high }: Task): readonly Block[] {
  const [a, b] = rng.chance(1, 2) ? [low, high] : [high, low];
  const name = child(rng);
  return rng.pick<() => readonly Block[]>([
    () => [
      p`در پرش ارتفاع، ${name} ${written(a)} متر و دوستش ${written(b)} متر پرید. نفر سوم از یکی بیشتر و از دیگری کمتر پریده است.`,
      p`پرش نفر سوم چند متر می‌تواند باشد؟`,
    ],
    () => [
      p`در راه خانهٔ ${name} تا مدرسه، نانوایی در ${written(a)} راه و ایستگاه اتوبوس در ${written(b)} راه است. ${rng.pick(['کتابخانه', 'پارک', 'مسجد', 'داروخانه'])} بین این دو جاست.`,
      p`این جا در چه کسری از راه می‌تواند باشد؟`,
    ],
    () => [
      p`سه بطری هم‌اندازه آب دارند. بطری اول تا ${written(a)} و بطری دوم تا ${written(b)} پر است. آب بطری سوم از یکی بیشتر و از دیگری کمتر است.`,
      p`چه کسری از بطری سوم می‌تواند پر باشد؟`,
    ],
    () => [
      p`${name} ${written(a)} کتابی را خوانده و دوستش ${written(b)} همان کتاب را. نفر سوم از یکی بیشتر و از دیگری کمتر خوانده است.`,
      p`نفر سوم چه کسری از کتاب را می‌تواند خوانده باشد؟`,
    ],
    () => [
      p`برای ${rng.pick(['کیک', 'شربت', 'حلوای'])} کم‌شیرین ${written(low)} پیمانه و برای نوع خیلی شیرین آن ${written(high)} پیمانه شکر می‌ریزند. ${name} مقداری بین این دو می‌ریزد.`,
      p`کدام مقدار را می‌تواند بریزد؟`,
    ],
    () => [
      p`قد یک نهال در فروردین ${written(low)} متر و در خرداد ${written(high)} متر بود. نهال در این مدت یکسره بلندتر شده است.`,
      p`قد آن در اردیبهشت چند متر می‌تواند بوده باشد؟`,
    ],
  ])();
}

function stem(rng: Rng, task: Task, form: QuestionVariant, shown: Fraction | null): readonly Block[] {
  const [a, b] = rng.chance(1, 2) ? [task.low, task.high] : [task.high, task.low];
  switch (form) {
    case 'figure':
      return [p`کدام کسر از مقدار رنگ‌شدهٔ یک نوار بیشتر و از مقدار رنگ‌شدهٔ نوار دیگر کمتر است؟`];
    case 'story':
      return story(rng, task);
    case 'find-mistake':
      return [
        p`${child(rng)} گفته است ${shown ? fracOf(fractionValue(shown)) : ''} بین ${written(a)} و ${written(b)} است، ولی درست نیست.`,
        p`کدام کسر بین این دو کسر است؟`,
      ];
    default:
      return [p`کدام کسر بین ${written(a)} و ${written(b)} است؟`];
  }
}

function picture({ low, high }: Task): Figure {
  return {
    t: 'bars',
    description: `دو نوار هم‌اندازه زیر هم که کسرشان کنارشان نوشته شده است؛ ${persianNumber(low.numerator)} قسمت از ${persianNumber(low.denominator)} قسمت نوار بالایی و ${persianNumber(high.numerator)} قسمت از ${persianNumber(high.denominator)} قسمت نوار پایینی رنگ شده است`,
    bars: [low, high].map(({ numerator, denominator }, index) => ({
      parts: denominator,
      shaded: numerator,
      tone: index === 0 ? 'accent' : 'turmeric',
      label: frac(numerator, denominator),
    })),
  };
}

function hints(form: QuestionVariant): readonly Hint[] {
  return [
    form === 'figure'
      ? hint(p`کسر هر نوار را ببین. دنبال کسری هستیم که از یکی بزرگ‌تر و از دیگری کوچک‌تر باشد.`)
      : hint(p`دنبال کسری هستیم که از کسر کوچک‌تر بزرگ‌تر و از کسر بزرگ‌تر کوچک‌تر باشد.`),
    hint(p`گاهی مقایسه با نصف یا با یک واحد کافی است تا بعضی گزینه‌ها را کنار بگذاری.`),
    hint(p`هر گزینه را با هر دو کسر هم‌مخرج کن و صورت‌ها را مقایسه کن.`),
  ];
}

function solution({ low, high, between }: Task): readonly SolutionStep[] {
  const common = lcm(low.denominator, high.denominator, between.denominator);
  const over = ({ numerator, denominator }: Fraction): number => (numerator * common) / denominator;
  return [
    step(
      p`هر سه کسر را با مخرج مشترک ${common} می‌نویسیم تا بشود مقایسه کرد.`,
      ...[low, between, high].map((one) => display(row(written(one), '=', frac(over(one), common)))),
    ),
    step(p`صورت وسطی بین دو صورت دیگر است.`, display(row(num(over(low)), '<', over(between), '<', over(high)))),
    step(
      p`پس ${written(between)} بین آن دو است. هیچ‌کدام از گزینه‌های دیگر بین این دو کسر نیست.`,
      display(row(written(low), '<', written(between), '<', written(high))),
    ),
  ];
}

export const fractionBetween = defineSkill({
  id: 'g6-fraction-between',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 4,
  others: [
    selectBetween(
      fractions((level) => (level === 1 ? [4, 6, 8] : [3, 4, 5, 6, 8, 10, 12])),
      'کسرها',
    ),
  ],
  revision: 9,
  pictures: [fractionsDrawn],
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const task = draw(rng, level);
    if (task === null) return null;
    const wrong = rng.shuffle(candidates(task));
    const shown = form === 'find-mistake' ? (wrong.at(-1)?.fraction ?? null) : null;
    if (form === 'find-mistake' && shown === null) return null;
    const options = form === 'find-mistake' ? wrong.slice(0, -1) : wrong;
    const unlike = options.filter(({ value }) => shown === null || value !== fractionValue(shown).toString());
    const spec = choiceAnswer(
      rng,
      {
        layout: 'tiles',
        everyCause: true,
        right: { value: fractionValue(task.between).toString(), content: [math(written(task.between))] },
        wrong: unlike,
      },
      4,
    );
    if (spec === null) return null;
    return {
      form,
      stem: stem(rng, task, form, shown),
      ...(form === 'figure' ? { figure: picture(task) } : {}),
      ...spec,
      hints: hints(form),
      solution: solution(task),
    };
  },
});
