import {
  type Block,
  child,
  choiceAnswer,
  defineSkill,
  display,
  hint,
  type Level,
  line,
  p,
  type QuestionVariant,
  type Rng,
  row,
  selectMultiples,
  step,
  text,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'find-mistake'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};
const scopeOf: Readonly<
  Record<Level, { readonly number: readonly [number, number]; readonly divisor: readonly [number, number] }>
> = {
  1: { number: [11, 50], divisor: [2, 5] },
  2: { number: [20, 100], divisor: [2, 10] },
  3: { number: [60, 200], divisor: [3, 10] },
  4: { number: [101, 200], divisor: [6, 9] },
};

/** Equal sharing: whether nothing is left over. */
function story(rng: Rng, number: number, divisor: number): readonly Block[] {
  const name = child(rng);
  return rng.pick<readonly Block[]>([
    [
      p`${name} ${number} شیرینی را بین ${divisor} بشقاب به طور مساوی تقسیم می‌کند.`,
      p`آیا همهٔ شیرینی‌ها بدون باقی‌مانده تقسیم می‌شوند؟`,
    ],
    [p`${number} دانش‌آموز می‌خواهند گروه‌های ${divisor} نفره بسازند.`, p`آیا همه در گروه‌های کامل جا می‌گیرند؟`],
    [
      p`${name} ${number} مداد رنگی دارد و آن‌ها را ${divisor}تا ${divisor}تا در جعبه می‌گذارد.`,
      p`آیا جعبهٔ آخر هم پر می‌شود؟`,
    ],
    [p`باغبانی ${number} نهال را در ${divisor} ردیف مساوی می‌کارد.`, p`آیا می‌شود همهٔ نهال‌ها را کاشت و هیچ نهالی نماند؟`],
    [
      p`روبانی به طول ${number} سانتی‌متر را به تکه‌های ${divisor} سانتی‌متری می‌بریم.`,
      p`آیا روبان بدون این‌که تکهٔ کوتاه‌تری بماند بریده می‌شود؟`,
    ],
    [
      p`${name} ${number} تیله را بین ${divisor} نفر به طور مساوی تقسیم می‌کند.`,
      p`آیا به همه به یک اندازه می‌رسد و هیچ تیله‌ای نمی‌ماند؟`,
    ],
    [
      p`کتابدار ${number} کتاب را در قفسه‌هایی می‌چیند که در هر کدام ${divisor} کتاب جا می‌گیرد.`,
      p`آیا همهٔ قفسه‌هایی که به کار می‌برد پر می‌شوند؟`,
    ],
  ]);
}

export const divisibleDefinition = defineSkill({
  id: 'g4-divisible-definition',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 2,
  revision: 6,
  others: [
    selectMultiples(
      (level) => (level === 1 ? [3, 4] : [3, 4, 6, 7, 8, 9]),
      (level) => (level === 1 ? [10, 60] : [20, 150]),
    ),
  ],
  make: (rng, level) => {
    const { number: numbers, divisor: divisors } = scopeOf[level];
    const divisor = rng.int(...divisors);
    const wanted = rng.chance(1, 2);
    const drawn = rng.int(...numbers);
    const number = wanted ? drawn - (drawn % divisor) : drawn;
    if (number < numbers[0] || (number % divisor === 0) !== wanted) return null;
    const quotient = Math.floor(number / divisor);
    const rest = number % divisor;
    const divides = rest === 0;
    const form = rng.pick(formsOf[level]);
    // In `find-mistake` somebody says something, true or not, and it is that which is assessed.
    const saysDivides = rng.chance(1, 2);
    const isYes = form === 'find-mistake' ? saysDivides === divides : divides;
    const [yes, no] =
      form === 'find-mistake'
        ? ['درست می‌گوید', 'درست نمی‌گوید']
        : form === 'story'
          ? ['بله', 'نه']
          : ['بخش‌پذیر است', 'بخش‌پذیر نیست'];
    const option = (is: boolean) => ({ value: String(is), content: [text(is ? yes : no)] });
    const spec = choiceAnswer(
      rng,
      {
        layout: 'list',
        right: option(isYes),
        wrong: [
          divides
            ? {
                ...option(!isYes),
                id: 'divisible-not-seen',
                title: 'عدد بخش‌پذیر را بخش‌پذیر ندانسته',
                message: line`تقسیم را یک بار دیگر انجام بده و ببین در آخر چیزی باقی می‌ماند یا نه.`,
              }
            : {
                ...option(!isYes),
                id: 'remainder-overlooked',
                title: 'عدد بخش‌ناپذیر را بخش‌پذیر دانسته',
                message: line`تقسیم را تا آخر انجام بده. اگر چیزی باقی بماند، عدد بخش‌پذیر است یا نه؟`,
              },
        ],
      },
      2,
    );
    if (spec === null) return null;
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return story(rng, number, divisor);
        case 'find-mistake':
          return [
            saysDivides
              ? p`${name} می‌گوید: «${number} بر ${divisor} بخش‌پذیر است.»`
              : p`${name} می‌گوید: «${number} بر ${divisor} بخش‌پذیر نیست.»`,
            p`حرف ${name} درست است یا نه؟`,
          ];
        default:
          return [p`عدد ${number} بر ${divisor} بخش‌پذیر است یا نه؟`];
      }
    };
    const ending =
      form === 'find-mistake'
        ? isYes
          ? 'درست می‌گوید'
          : 'درست نمی‌گوید'
        : form === 'story'
          ? isYes
            ? 'بله'
            : 'نه'
          : isYes
            ? 'بخش‌پذیر است'
            : 'بخش‌پذیر نیست';
    return {
      form,
      stem: stem(),
      ...spec,
      hints: [
        hint(p`عددی بر عدد دیگر بخش‌پذیر است که وقتی تقسیم می‌کنیم، چیزی باقی نماند.`),
        hint(p`تقسیم را انجام بده:`, display(row(number, '÷', divisor))),
        hint(p`نزدیک‌ترین مضرب ${divisor} را که از ${number} بیشتر نیست پیدا کن و با ${number} مقایسه کن.`),
      ],
      solution: [
        step(
          p`${number} را بر ${divisor} تقسیم می‌کنیم: خارج‌قسمت ${quotient} و باقی‌مانده ${rest} است.`,
          display(
            rest === 0 ? row(divisor, '×', quotient, '=', number) : row(divisor, '×', quotient, '+', rest, '=', number),
          ),
        ),
        divides
          ? step(p`باقی‌مانده صفر است؛ پس ${number} بر ${divisor} بخش‌پذیر است. جواب: ${ending}`)
          : step(p`باقی‌مانده صفر نیست؛ پس ${number} بر ${divisor} بخش‌پذیر نیست. جواب: ${ending}`),
      ],
    };
  },
});
