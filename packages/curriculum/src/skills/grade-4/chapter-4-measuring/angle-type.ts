import {
  type Block,
  child,
  choiceAnswer,
  decimalOf,
  defineSkill,
  type Figure,
  hint,
  type Inline,
  type Level,
  line,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  rightAngleBeside,
  sortAround,
  step,
  text,
  wholes,
} from '../../../authoring/index.ts';

type Kind = 'acute' | 'right' | 'obtuse';

const names: Readonly<Record<Kind, string>> = { acute: 'زاویهٔ تند', right: 'زاویهٔ راست', obtuse: 'زاویهٔ باز' };

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};
/** How far from a right angle the others stay at least. */
const clearOf: Readonly<Record<Level, number>> = { 1: 35, 2: 20, 3: 15, 4: 10 };

const things = [
  'دو لبهٔ یک کاردستی',
  'دو تیغهٔ قیچی',
  'دو خیابان',
  'نردبان و زمین',
  'بال‌های یک پرندهٔ کاغذی',
  'دو شاخهٔ درخت',
  'عقربه‌های ساعت',
] as const;

/** The angle drawn from its corner; `turned` is where its first arm points. */
function drawing(turned: number, degrees: number): Figure {
  const from = [7, 7] as const;
  const arm = (at: number) => ({ t: 'line' as const, from, to: { from, degrees: at, length: 6 } });
  return {
    t: 'drawing',
    description: `یک زاویهٔ ${persianNumber(degrees)} درجه‌ای با دو ضلع که از یک رأس بیرون آمده‌اند`,
    width: 14,
    height: 14,
    shapes: [arm(turned), arm(turned + degrees), { t: 'angle', vertex: from, from: turned, to: turned + degrees }],
  };
}

const taken: Readonly<Record<Kind, readonly [id: string, title: string, message: readonly Inline[]]>> = {
  acute: [
    'taken-for-acute',
    'زاویه را تند گرفته',
    line`زاویهٔ تند از گوشهٔ یک کاغذ بسته‌تر است. گوشهٔ کاغذ را روی آن تصور کن.`,
  ],
  right: [
    'taken-for-right',
    'زاویه را راست گرفته',
    line`زاویهٔ راست درست به اندازهٔ گوشهٔ یک کاغذ است. این زاویه با گوشهٔ کاغذ جور می‌شود؟`,
  ],
  obtuse: [
    'taken-for-obtuse',
    'زاویه را باز گرفته',
    line`بلندی ضلع‌ها مهم نیست. زاویهٔ باز از گوشهٔ یک کاغذ بازتر است. گوشهٔ کاغذ را روی آن تصور کن.`,
  ],
};

export const angleType = defineSkill({
  id: 'g4-angle-type',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: 3,
  pictures: [rightAngleBeside],
  others: [
    sortAround({
      bins: ['زاویهٔ تند', 'زاویهٔ راست', 'زاویهٔ باز'],
      bound: Rational.of(90),
      draw: wholes((level) => (level === 1 ? [20, 160] : [60, 120])),
      equal: () => [decimalOf(90, 0)],
      unit: ' درجه',
      stem: p`اندازهٔ چند زاویه نوشته شده است. هر کدام را در دستهٔ خودش بگذار.`,
      look: p`هر اندازه را با زاویهٔ راست مقایسه کن که ${90} درجه است.`,
      rule: p`زاویهٔ راست ${90} درجه است؛ زاویهٔ کوچک‌تر از آن تند و زاویهٔ بزرگ‌تر از آن باز است.`,
    }),
  ],
  revision: 6,
  make: (rng, level) => {
    const kind = rng.pick(['acute', 'right', 'obtuse'] as const);
    const clear = clearOf[level];
    const degrees = kind === 'right' ? 90 : kind === 'acute' ? rng.int(20, 90 - clear) : rng.int(90 + clear, 160);
    // Below the book one arm lies level; then the angle is turned anyhow.
    const turned = level === 1 ? rng.pick([0, 180]) : rng.int(0, 71) * 5;
    const others = (['acute', 'right', 'obtuse'] as const).filter((each) => each !== kind);
    const form = rng.pick(formsOf[level]);
    const [shown = kind] = rng.shuffle(others);
    const option = (each: Kind) => ({ value: each, content: [text(names[each])] });
    const spec = choiceAnswer(rng, {
      layout: 'list',
      right: option(kind),
      wrong: others.map((each) => ({
        ...option(each),
        id: taken[each][0],
        title: taken[each][1],
        message: taken[each][2],
      })),
    });
    if (spec === null) return null;
    const name = child(rng);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${name} زاویه‌ای را که ${rng.pick(things)} ساخته‌اند این‌طور کشیده است.`,
            p`این زاویه از چه نوعی است؟`,
          ];
        case 'find-mistake':
          return [p`${name} می‌گوید این یک ${names[shown]} است، ولی اشتباه می‌کند.`, p`این زاویه از چه نوعی است؟`];
        default:
          return [p`به شکل نگاه کن. این زاویه از چه نوعی است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      figure: drawing(turned, degrees),
      ...spec,
      hints: [
        hint(p`زاویه را با گوشهٔ یک کاغذ مقایسه کن؛ گوشهٔ کاغذ زاویهٔ راست است.`),
        hint(p`اگر از گوشهٔ کاغذ بسته‌تر بود تند است و اگر بازتر بود باز. بلندی ضلع‌ها و چرخیدن شکل مهم نیست.`),
      ],
      solution: [
        step(
          kind === 'right'
            ? p`این زاویه درست به اندازهٔ گوشهٔ یک کاغذ است.`
            : kind === 'acute'
              ? p`این زاویه از گوشهٔ یک کاغذ بسته‌تر است.`
              : p`این زاویه از گوشهٔ یک کاغذ بازتر است.`,
        ),
        step(p`پس جواب این است: ${names[kind]}`),
      ],
    };
  },
});
