import {
  askToOrder,
  type Block,
  children,
  defineSkill,
  display,
  frac,
  fractionsDrawn,
  hint,
  type Level,
  line,
  type MathNode,
  type OrderEntry,
  type OrderMisconception,
  orderAnswer,
  p,
  paragraph,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  step,
  waysToOrder,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'bare'],
  2: ['bare', 'figure', 'story'],
  3: ['bare', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'bare'],
};

interface Entry extends OrderEntry {
  readonly numerator: number;
  readonly denominator: number;
}

function entry(numerator: number, denominator: number): Entry {
  return { numerator, denominator, value: Rational.of(numerator, denominator), math: frac(numerator, denominator) };
}

/** All over one denominator, or one numerator over all. */
function draw(rng: Rng, level: Level): readonly Entry[] {
  const count = level <= 2 ? 3 : 4;
  const most = level === 1 ? 8 : 12;
  if (level !== 4 && rng.chance(1, 2)) {
    const denominator = rng.int(count + 2, most);
    const numerators = rng.sample(
      Array.from({ length: denominator - 1 }, (_, index) => index + 1),
      count,
    );
    return numerators.map((numerator) => entry(numerator, denominator));
  }
  // At the stretch no fraction is a single part, so the denominators alone do not name the parts.
  const fewest = level === 4 ? 2 : 1;
  const denominators = rng.sample(
    Array.from({ length: most - fewest }, (_, index) => index + fewest + 1),
    count,
  );
  const numerator = rng.int(fewest, Math.min(...denominators) - 1);
  return denominators.map((denominator) => entry(numerator, denominator));
}

/** Makes a mistaken rank total: where the eye sees a tie, the true size decides. */
const breakTie = Rational.of(1, 1000);

/** Numerators or denominators are alike: who takes the other one for larger comes to the same as who begins at the other end. */
const misconceptions: readonly OrderMisconception<Entry>[] = [
  {
    id: 'larger-denominator-larger-or-reversed',
    title: 'کسر با مخرج بزرگ‌تر را بزرگ‌تر گرفته، یا ترتیب را از سر دیگر نوشته',
    message: line`مخرج بزرگ‌تر یعنی قسمت‌های بیشتر. آن وقت هر قسمت بزرگ‌تر می‌شود یا کوچک‌تر؟ ببین اول کدام باید بیاید.`,
    seenAs: ({ denominator, value }) => Rational.of(denominator).plus(value.times(breakTie)),
  },
  {
    id: 'smaller-numerator-larger-or-reversed',
    title: 'کسر با صورت کوچک‌تر را بزرگ‌تر گرفته، یا ترتیب را از سر دیگر نوشته',
    message: line`مخرج‌ها یکی است؛ پس قسمت‌ها هم‌اندازه‌اند. کدام کسر از این قسمت‌ها بیشتر دارد؟ ببین اول کدام باید بیاید.`,
    seenAs: ({ numerator, value }) => Rational.of(-numerator).plus(value.times(breakTie)),
  },
];

const wordProblems = [
  { begin: 'بچه‌ها از یک جور کیک خوردند: ', each: (name: string, part: MathNode) => line`${name} ${part} کیک` },
  {
    begin: 'بچه‌ها یک کتاب را می‌خوانند و تا حالا این‌قدر خوانده‌اند: ',
    each: (name: string, part: MathNode) => line`${name} ${part} کتاب`,
  },
  { begin: 'هر کدام از بچه‌ها مقداری روبان دارد: ', each: (name: string, part: MathNode) => line`${name} ${part} متر` },
  {
    begin: 'لیوان‌های بچه‌ها مثل هم است و این‌قدر آب دارد: ',
    each: (name: string, part: MathNode) => line`${name} ${part} لیوان`,
  },
  {
    begin: 'بچه‌ها از یک راه می‌روند و تا حالا این‌قدر رفته‌اند: ',
    each: (name: string, part: MathNode) => line`${name} ${part} راه`,
  },
  { begin: 'دیوارهای هم‌اندازه را رنگ زده‌اند: ', each: (name: string, part: MathNode) => line`${name} ${part} دیوار` },
] as const;

export const fractionOrderAlike = defineSkill({
  id: 'g3-fraction-order',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [fractionsDrawn],
  revision: 6,
  make: (rng, level) => {
    const entries = draw(rng, level);
    const sameNumerator = new Set(entries.map(({ numerator }) => numerator)).size === 1;
    const form = rng.pick(formsOf[level]);
    const direction = level === 1 ? ('rising' as const) : rng.pick(['rising', 'falling'] as const);
    const { sorted, ...spec } = orderAnswer(rng, { entries, direction, misconceptions });
    const asRow = (list: readonly Entry[], mark: '<' | '>' | ',') =>
      row(...list.flatMap(({ math: node }, index) => (index === 0 ? [node] : ([mark, node] as const))));
    const { begin, each } = rng.pick(wordProblems);
    const names = children(rng, entries.length);
    const statement = entries.flatMap(({ math: node }, index) => [
      ...(index === 0 ? [] : line`، `),
      ...each(names[index] ?? '', node),
    ]);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'figure':
          return [p`با کمک نوارها کسرها را ${askToOrder[direction]}`];
        case 'story':
          return [paragraph([...line`${begin}`, ...statement, ...line`.`]), p`کسرها را ${askToOrder[direction]}`];
        case 'find-mistake':
          return [
            p`${names[0] ?? ''} کسرها را این‌طور ${waysToOrder[direction]} چیده است، ولی اشتباهی در آن هست:`,
            display(asRow([...sorted].reverse(), ',')),
            p`تو کسرها را ${askToOrder[direction]}`,
          ];
        default:
          return [p`این کسرها را ${askToOrder[direction]}`];
      }
    };
    return {
      form,
      stem: stem(),
      ...(form === 'figure'
        ? {
            figure: {
              t: 'bars' as const,
              description: `نوارهای هم‌اندازه، یکی برای هر کسر: ${entries.map(({ numerator, denominator }) => `${persianNumber(numerator)} قسمت رنگ‌شده از ${persianNumber(denominator)} قسمت مساوی`).join('، ')}`,
              bars: entries.map(({ numerator, denominator, math: label }) => ({
                parts: denominator,
                shaded: numerator,
                tone: 'accent' as const,
                label,
              })),
            },
          }
        : {}),
      ...spec,
      hints: [
        hint(
          sameNumerator
            ? p`صورت همهٔ کسرها یکی است؛ پس از همه، تعداد مساوی از قسمت‌ها داریم.`
            : p`مخرج همهٔ کسرها یکی است؛ پس قسمت‌های همه یک اندازه‌اند.`,
        ),
        hint(
          sameNumerator
            ? p`هرچه یک چیز به قسمت‌های بیشتری تقسیم شود، هر قسمت کوچک‌تر می‌شود. پس به مخرج‌ها نگاه کن.`
            : p`هر کسری که تعداد بیشتری از این قسمت‌ها دارد، بزرگ‌تر است. پس به صورت‌ها نگاه کن.`,
        ),
      ],
      solution: [
        sameNumerator
          ? step(p`صورت‌ها یکی است؛ پس کسری که مخرجش کوچک‌تر است، قسمت‌های بزرگ‌تری دارد و بزرگ‌تر است.`)
          : step(p`مخرج‌ها یکی است؛ پس کسری که صورتش بزرگ‌تر است، بزرگ‌تر است.`),
        step(
          direction === 'rising' ? p`پس از کوچک به بزرگ این‌طور می‌شود:` : p`پس از بزرگ به کوچک این‌طور می‌شود:`,
          display(asRow(sorted, direction === 'rising' ? '<' : '>')),
        ),
      ],
    };
  },
});
