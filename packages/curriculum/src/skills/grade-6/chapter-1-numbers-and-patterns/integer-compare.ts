import {
  type Block,
  child,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  num,
  orderAnswer,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  selectBetween,
  signed,
  signedPoints,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const countOf: Readonly<Record<Level, number>> = { 1: 3, 2: 4, 3: 5, 4: 5 };
const farOf: Readonly<Record<Level, number>> = { 1: 10, 2: 20, 3: 30, 4: 30 };

/** Stated so that the cold, the deep and the loss stand first. */
const settings = [
  { statement: 'دمای چند شهر در یک شب زمستان، به درجه، این‌هاست:', first: 'از سردترین دما شروع کن.', both: false },
  { statement: 'ارتفاع چند نقطه نسبت به سطح دریا، به متر، این‌هاست:', first: 'از پایین‌ترین نقطه شروع کن.', both: false },
  { statement: 'سود و زیان چند غرفهٔ بازارچه، به هزار تومان، این‌هاست:', first: 'از بیشترین زیان شروع کن.', both: true },
  { statement: 'امتیازهای چند نفر در یک بازی این‌هاست:', first: 'از کمترین امتیاز شروع کن.', both: false },
  { statement: 'تفاضل گل چند تیم در پایان فصل این‌هاست:', first: 'از کمترین تفاضل شروع کن.', both: false },
  {
    statement: 'جای چند ماشین اسباب‌بازی نسبت به خط شروع، به سانتی‌متر، این‌هاست:',
    first: 'از کوچک‌ترین عدد شروع کن.',
    both: false,
  },
] as const;

/** Near in size and on both sides of zero, so that the size alone misleads. */
function draw(rng: Rng, level: Level): readonly number[] {
  const far = farOf[level];
  const values = new Set<number>();
  if (level > 2) {
    const size = rng.int(2, far);
    values.add(size).add(-size);
  }
  while (values.size < countOf[level]) values.add(rng.int(-far, level === 4 ? 5 : far));
  return rng.shuffle([...values]);
}

export const integerCompare = defineSkill({
  id: 'g6-integer-compare',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [selectBetween(signed((level) => (level === 1 ? 10 : 30)))],
  pictures: [signedPoints],
  revision: 11,
  make: (rng, level) => {
    const values = draw(rng, level);
    const below = values.filter((value) => value < 0);
    if (below.length < 2) return null;
    const largest = Math.max(...values);
    // Two of the same size, and none larger: without their signs they may lie as they do by size, too.
    if (largest > 0 && below.includes(-largest) && below.every((value) => value >= -largest)) return null;
    // The stem lists them as they are drawn: in order already, there is nothing to do.
    if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? value))) return null;
    const { sorted, ...spec } = orderAnswer(rng, {
      entries: values.map((value) => ({ math: num(value), value: Rational.of(value) })),
      direction: 'rising',
      misconceptions: [
        {
          id: 'negatives-by-size',
          title: 'عددهای منفی را بدون علامت مقایسه کرده',
          message: line`بین عددهای منفی، آن که از صفر دورتر است کوچک‌تر است. محوری در ذهنت بکش و جایشان را ببین.`,
          seenAs: ({ value }) => (value.sign < 0 ? Rational.of(-100).minus(value) : value),
        },
        {
          id: 'sign-ignored',
          title: 'علامت‌ها را ندیده',
          message: line`علامت عددها را هم ببین: عدد منفی از صفر و از همهٔ عددهای مثبت کوچک‌تر است.`,
          seenAs: ({ value }) =>
            (value.sign < 0 ? Rational.of(0).minus(value) : value).plus(
              value.sign < 0 ? Rational.of(1, 1000) : Rational.of(0),
            ),
        },
        {
          id: 'reversed-order',
          title: 'ترتیب را از سر دیگر نوشته',
          message: line`ترتیب را برعکس چیده‌ای. کوچک‌ترین عدد را اول بگذار.`,
          seenAs: ({ value }) => Rational.of(0).minus(value),
        },
      ],
    });
    if (spec.misconceptions.length < 2) return null;
    const form = rng.pick(formsOf[level]);
    // Who speaks of profit and loss has both.
    const setting = rng.pick(settings.filter(({ both }) => !both || below.length < values.length));
    const wrong = spec.misconceptions[0];
    const wrongRow =
      wrong?.answer.kind === 'order'
        ? wrong.answer.items.map((id) => spec.answer.items.find((item) => item.id === id)?.math ?? num(0))
        : [];
    const ask = p`از کوچک به بزرگ بچین؛ کوچک‌ترین را اول بگذار.`;
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${setting.statement}`,
            display(
              row(...values.flatMap((value, index) => (index === 0 ? [num(value)] : [',' as const, num(value)]))),
            ),
            p`آن‌ها را از کوچک به بزرگ بچین؛ ${setting.first}`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} عددها را این‌طور از کوچک به بزرگ چیده است، ولی اشتباهی در آن هست:`,
            display(row(...wrongRow.flatMap((node, index) => (index === 0 ? [node] : [',' as const, node])))),
            p`تو عددها را ${line`از کوچک به بزرگ بچین؛ کوچک‌ترین را اول بگذار.`}`,
          ];
        default:
          return [p`این عددها را ${ask.t === 'paragraph' ? ask.content : ''}`];
      }
    };
    const areNegative = sorted.every(({ value }) => value.compare(Rational.of(0)) < 0);
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`یک محور در ذهنت بکش: هر عددی که سمت چپ‌تر باشد، کوچک‌تر است.`),
        areNegative
          ? hint(p`همهٔ عددها منفی‌اند. عددی که از صفر دورتر است کوچک‌تر است.`)
          : hint(p`اول عددهای منفی را جدا کن. بین آن‌ها، عددی که از صفر دورتر است کوچک‌تر است.`),
        ...(areNegative ? [] : [hint(p`بعد از منفی‌ها، اگر صفر هست آن را بگذار و بعد عددهای مثبت را به ترتیب.`)]),
      ],
      solution: [
        step(
          areNegative
            ? p`همه منفی‌اند. بین عددهای منفی، هر چه از صفر دورتر باشد کوچک‌تر است.`
            : p`عددهای منفی از صفر و از عددهای مثبت کوچک‌ترند. بین منفی‌ها، هر چه از صفر دورتر باشد کوچک‌تر است.`,
        ),
        step(
          p`پس ترتیب عددها این است:`,
          display(row(...sorted.flatMap(({ math }, index) => (index === 0 ? [math] : ['<' as const, math])))),
        ),
      ],
    };
  },
});
