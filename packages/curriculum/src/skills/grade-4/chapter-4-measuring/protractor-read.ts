import {
  type Block,
  child,
  decimalOf,
  defineSkill,
  type Figure,
  hint,
  integerAnswer,
  type Level,
  line,
  p,
  type QuestionVariant,
  Rational,
  rankWords,
  scaleMarked,
  sortAround,
  step,
  wholes,
} from '../../../authoring/index.ts';
import { wholeMisconceptions } from '../../../authoring/whole-misconceptions.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'find-mistake'],
  3: ['figure', 'story', 'find-mistake'],
  4: ['story', 'find-mistake', 'figure'],
};

const places = [
  'زاویهٔ یک گوشهٔ کاردستی',
  'زاویهٔ صفحهٔ یک لپ‌تاپ باز',
  'زاویهٔ میان دو شاخهٔ درخت',
  'زاویهٔ بال یک کاغذ تاشده',
  'زاویهٔ یک بادبزن باز',
  'زاویهٔ درِ نیمه‌باز',
  'زاویهٔ میان دو خیابان روی نقشه',
] as const;

export const protractorRead = defineSkill({
  id: 'g4-protractor-read',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
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
  pictures: [scaleMarked],
  revision: 7,
  make: (rng, level) => {
    // Up to level 2 tens; beyond also fives. The zero lies at the right first, then at either side.
    const degrees = level < 3 ? rng.int(1, 17) * 10 : rng.int(2, 34) * 5;
    if (degrees === 90 || (level === 4 && degrees % 10 === 0)) return null;
    const isLeft = level === 1 ? false : rng.chance(1, 2);
    const other = 180 - degrees;
    const form = rng.pick(formsOf[level]);
    const name = child(rng);
    const wrong = rng.pick([other, degrees + 10]);
    const fromRight = isLeft ? other : degrees;
    const tens = Math.floor(fromRight / 10);
    const crossed =
      fromRight % 10 === 0
        ? `روی خط بلند ${rankWords(tens)}`
        : `روی خط کوچک میان خط بلند ${rankWords(tens)} و ${rankWords(tens + 1)}`;
    const figure: Figure = {
      t: 'protractor',
      // The long lines are counted, not their numbers: which of the two rows of numbers counts is for the child to find.
      description: `نقاله‌ای روی یک زاویه؛ یک ضلع روی صفرِ سمت ${isLeft ? 'چپ' : 'راست'} است. خط‌های بلند نقاله ده‌درجه ده‌درجه‌اند و ضلع دیگر، بعد از صفرِ سمت راست، ${crossed} است`,
      arms: isLeft ? [180, other] : [0, degrees],
    };
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            p`${name} برای اندازه گرفتن ${rng.pick(places)} نقاله را این‌طور گذاشته است.`,
            p`اندازهٔ زاویه چند درجه است؟`,
          ];
        case 'find-mistake':
          return [p`${name} اندازهٔ این زاویه را ${wrong} درجه خواند، ولی درست نخواند.`, p`اندازهٔ زاویه چند درجه است؟`];
        default:
          return [p`نقاله روی زاویه گذاشته شده است. اندازهٔ زاویه چند درجه است؟`];
      }
    };
    return {
      form,
      stem: stem(),
      figure,
      ...integerAnswer(degrees, { unit: 'درجه' }),
      misconceptions: wholeMisconceptions(
        [
          'other-scale-read',
          'از ردیف دیگر عددهای نقاله خوانده',
          other,
          line`نقاله دو ردیف عدد دارد. از ردیفی بخوان که روی ضلع اول از صفر شروع می‌شود.`,
        ],
        [
          'ten-more',
          'ده درجه بیشتر خوانده',
          degrees + 10,
          line`عددهای نقاله را از صفر، ده‌تا ده‌تا بشمار تا به ضلع دوم برسی.`,
        ],
        [
          'ten-less',
          'ده درجه کمتر خوانده',
          degrees - 10,
          line`عددهای نقاله را از صفر، ده‌تا ده‌تا بشمار تا به ضلع دوم برسی.`,
        ],
        [
          'half-mark-missed',
          'خط کوچک میان دو عدد را ندیده',
          degrees % 10 === 0 ? null : degrees + 5,
          line`ضلع دوم میان دو عدد است. خط کوچک میان آن‌ها پنج درجه است.`,
        ],
      ),
      hints: [
        hint(p`اول ضلعی را پیدا کن که روی صفر نقاله خوابیده است.`),
        hint(p`از همان صفر شروع کن و عددهای همان ردیف را ده‌تا ده‌تا دنبال کن.`),
        hint(p`جایی که ضلع دوم از نقاله می‌گذرد، اندازهٔ زاویه است. زاویه از زاویهٔ راست بازتر است یا بسته‌تر؟`),
      ],
      solution: [
        step(p`یک ضلع روی صفرِ سمت ${isLeft ? 'چپ' : 'راست'} است؛ پس از ردیفی می‌خوانیم که از همان‌جا با صفر شروع می‌شود.`),
        step(
          degrees > 90
            ? p`زاویه از زاویهٔ راست بازتر است و ضلع دوم روی ${degrees} است: ${degrees} درجه.`
            : p`زاویه از زاویهٔ راست بسته‌تر است و ضلع دوم روی ${degrees} است: ${degrees} درجه.`,
        ),
      ],
    };
  },
});
