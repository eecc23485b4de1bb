import {
  defineSkill,
  frac,
  fractionWords,
  hint,
  type Level,
  line,
  matchAnswer,
  p,
  type QuestionVariant,
  type Rng,
  step,
} from '../../../authoring/index.ts';

const mostOf: Readonly<Record<Level, number>> = { 1: 6, 2: 8, 3: 12, 4: 12 };

/** Four fractions that can be mistaken for one another: two numerators over two denominators. */
function draw(rng: Rng, level: Level): readonly (readonly [number, number])[] | null {
  const most = mostOf[level];
  if (level === 1) {
    const denominators = rng.sample([2, 3, 4, 5, 6], 4);
    return denominators.map((denominator) => [rng.int(1, denominator - 1), denominator]);
  }
  const [one = 3, other = 4] = rng.sample(
    Array.from({ length: most - 2 }, (_, index) => index + 3),
    2,
  );
  const numerators = rng.sample(
    Array.from({ length: Math.min(one, other) - 1 }, (_, index) => index + 1),
    Math.min(2, Math.min(one, other) - 1),
  );
  const [a, b] = numerators;
  // At the stretch the two denominators sound alike or differ by one.
  if (a === undefined || b === undefined || (level === 4 && Math.abs(one - other) > 2)) return null;
  return [
    [a, one],
    [b, one],
    [a, other],
    [b, other],
  ];
}

export const fractionWordsMatched = defineSkill({
  id: 'g3-fraction-words',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 2,
  make: (rng, level) => {
    const drawn = draw(rng, level);
    if (drawn === null || new Set(drawn.map(([numerator, denominator]) => numerator / denominator)).size < 4)
      return null;
    const form: QuestionVariant = rng.chance(1, 2) ? 'bare' : 'reverse';
    const entries = drawn.map(([numerator, denominator]) => {
      const [node, name] = [line`${frac(numerator, denominator)}`, line`${fractionWords(numerator, denominator)}`];
      return form === 'bare' ? { first: node, second: name } : { first: name, second: node };
    });
    // An example that none of the cards has.
    const example = rng.pick(
      [4, 5, 6, 7, 8, 9].filter((each) => drawn.every(([, denominator]) => denominator !== each)),
    );
    const numerators = {
      id: 'numerator-misread',
      title: 'صورت کسر را درست نخوانده',
      message: line`به عدد بالای خط کسر نگاه کن. اسم کسر با همان عدد شروع می‌شود.`,
    };
    const denominators = {
      id: 'denominator-misread',
      title: 'مخرج کسر را درست نخوانده',
      message: line`به عدد پایین خط کسر نگاه کن. اسم کسر با نام همان عدد تمام می‌شود.`,
    };
    const both = {
      id: 'names-confused',
      title: 'نام کسر دیگری را برداشته',
      message: line`اول عدد بالا خوانده می‌شود و بعد عدد پایین. هر دو را آرام با اسم کسر مقایسه کن.`,
    };
    const misconceptions =
      level === 1
        ? [
            { ...denominators, joins: [0, 1] as const },
            { ...both, joins: [2, 3] as const },
          ]
        : [
            { ...numerators, joins: [0, 1] as const },
            { ...denominators, joins: [0, 2] as const },
            { ...both, joins: [1, 2] as const },
          ];
    return {
      form,
      stem: [form === 'bare' ? p`هر کسر را به اسم آن وصل کن.` : p`هر اسم را به کسر آن وصل کن.`],
      ...matchAnswer(rng, { entries, misconceptions }),
      hints: [
        hint(p`در خواندن کسر، اول صورت را می‌خوانیم، بعد مخرج را.`),
        hint(
          p`نام مخرج در آخرش «م» دارد: مثلاً مخرجِ ${example} «${fractionWords(1, example).replace('یک ', '')}» خوانده می‌شود.`,
        ),
      ],
      solution: [
        step(p`عدد بالای خط را می‌خوانیم و بعد نام عدد پایین خط را.`),
        step(
          p`پس این‌ها با هم جفت‌اند:`,
          ...drawn.map(
            ([numerator, denominator]) => p`${frac(numerator, denominator)} ${fractionWords(numerator, denominator)}`,
          ),
        ),
      ],
    };
  },
});
