import {
  type Block,
  child,
  Decimal,
  decimalAnswer,
  decimalWith,
  defineSkill,
  display,
  hint,
  type Inline,
  type Level,
  line,
  math,
  num,
  p,
  type QuestionVariant,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { decimalWrittenMisconceptions } from './question-parts/whole-and-decimal-misconceptions.ts';

/** A pair of units: so many of the small one make one of the large one, as a power of ten. */
const pairs = [
  { large: 'لیتر', small: 'میلی‌لیتر', power: 3 },
  { large: 'لیتر', small: 'سی‌سی', power: 3 },
  { large: 'لیتر', small: 'سانتی‌متر مکعب', power: 3 },
  { large: 'متر مکعب', small: 'لیتر', power: 3 },
  { large: 'لیتر', small: 'دسی‌متر مکعب', power: 0 },
] as const;

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'story'],
  2: ['bare', 'story', 'reverse'],
  3: ['bare', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

/** Stated of litres and less, and of cubic metres. */
const wordProblems: readonly ((rng: Rng, statement: Inline, unit: string) => Block)[] = [
  (rng, statement, unit) => p`بشکهٔ باغ پدربزرگ ${child(rng)} ${statement} ${unit} آب دارد.`,
  (_, statement, unit) => p`در یک دبه ${statement} ${unit} آب هست.`,
  (rng, statement, unit) => p`مادر ${child(rng)} برای جشن ${statement} ${unit} شربت درست کرد.`,
  (_, statement, unit) => p`آکواریوم مدرسه ${statement} ${unit} آب دارد.`,
  (rng, statement, unit) => p`گلدان‌های ${child(rng)} در یک ماه ${statement} ${unit} آب می‌خواهند.`,
  (_, statement, unit) => p`در دیگ آشپزخانه ${statement} ${unit} آب ریختند.`,
];
const largeWordProblems: typeof wordProblems = [
  (_, statement, unit) => p`حوض یک پارک ${statement} ${unit} آب دارد.`,
  (rng, statement, unit) => p`مخزن روستای ${child(rng)} ${statement} ${unit} آب دارد.`,
  (_, statement, unit) => p`یک تانکر ${statement} ${unit} آب آورد.`,
  (rng, statement, unit) => p`خانوادهٔ ${child(rng)} در یک ماه ${statement} ${unit} آب مصرف کردند.`,
  (_, statement, unit) => p`استخر کوچک یک گلخانه ${statement} ${unit} آب دارد.`,
  (_, statement, unit) => p`از چاه یک مزرعه ${statement} ${unit} آب بیرون کشیدند.`,
];

export const capacityConvert = defineSkill({
  id: 'g5-capacity-convert',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  revision: 8,
  make: (rng, level) => {
    const pair = rng.pick(pairs.filter(({ power }) => level === 1 || power > 0 || rng.chance(1, 3)));
    const form = rng.pick(formsOf[level]);
    const places = level === 1 ? 0 : level === 2 ? rng.int(0, 1) : rng.int(1, 3);
    const amount = decimalWith(rng, places, [level === 1 ? 1 : 0, level === 1 ? 30 : 60]);
    const toLarge = form === 'reverse' || (level > 1 && rng.chance(1, 2));
    const inSmall = amount.shift(pair.power);
    const [given, value] = toLarge ? [inSmall, amount] : [amount, inSmall];
    const [from, to] = toLarge ? [pair.small, pair.large] : [pair.large, pair.small];
    if (amount.compare(Decimal.of(0)) <= 0 || value.places > 3) return null;
    // The hints speak of a thousand.
    if (value.equals(Decimal.of(1000))) return null;
    const statement = math(num(given));
    const wrong = pair.power === 0 ? given.shift(toLarge ? -1 : 1) : toLarge ? given.shift(-2) : given.shift(2);
    const stem = (): readonly Block[] => {
      switch (form) {
        case 'story':
          return [
            rng.pick(pair.large === 'متر مکعب' ? largeWordProblems : wordProblems)(rng, statement, from),
            p`این مقدار چند ${to} است؟`,
          ];
        case 'find-mistake':
          return [
            p`${child(rng)} می‌گوید ${statement} ${from} برابر با ${math(num(wrong))} ${to} است، ولی اشتباه کرده است.`,
            p`${statement} ${from} چند ${to} است؟`,
          ];
        case 'reverse':
          return [p`کدام مقدار به ${to} با ${statement} ${from} برابر است؟`];
        default:
          return [p`${statement} ${from} چند ${to} است؟`];
      }
    };
    const sign = toLarge ? -1 : 1;
    // So many places further the number is itself without its mark.
    const isDropped = (places: number) => !toLarge && given.places === places;
    const isWhole = given.places === 0 && value.places === 0;
    const equal = line`یک لیتر را با یک دسی‌متر مکعب مقایسه کن: کدام بیشتر است؟ عدد باید عوض شود یا نه؟`;
    return {
      form,
      stem: stem(),
      ...decimalAnswer(value, { unit: to }),
      misconceptions: decimalWrittenMisconceptions([
        [
          pair.power === 0
            ? toLarge
              ? 'hundredth-where-equal'
              : 'hundred-where-equal'
            : isDropped(2)
              ? 'hundred-or-mark-dropped'
              : 'hundred-in-place-of-thousand',
          // Of equal units it may be the mark left out: the title says what is written, not why.
          pair.power === 0
            ? toLarge
              ? 'برای دو واحد برابر، یک‌صدم عدد را نوشته'
              : 'برای دو واحد برابر، صد برابر عدد را نوشته'
            : isDropped(2)
              ? 'هر واحد را صد تا گرفته یا فقط ممیز را برداشته'
              : 'هر واحد را صد تا گرفته یا یک صفر اشتباه گذاشته',
          given.shift(sign * 2),
          pair.power === 0 ? equal : line`هر ${pair.large} ۱۰۰۰ ${pair.small} است. صفرها را دوباره بشمار.`,
        ],
        [
          'converted-the-wrong-way',
          'برعکس تبدیل کرده',
          given.shift(-sign * pair.power),
          line`واحد کوچک‌تر تعداد بیشتری می‌خواهد. جواب باید بزرگ‌تر شود یا کوچک‌تر؟`,
        ],
        [
          pair.power === 0
            ? toLarge
              ? 'tenth-where-equal'
              : 'ten-where-equal'
            : isDropped(1)
              ? 'ten-or-mark-dropped'
              : 'ten-in-place-of-thousand',
          pair.power === 0
            ? toLarge
              ? 'برای دو واحد برابر، یک‌دهم عدد را نوشته'
              : 'برای دو واحد برابر، ده برابر عدد را نوشته'
            : isDropped(1)
              ? 'هر واحد را ده تا گرفته یا فقط ممیز را برداشته'
              : 'هر واحد را ده تا گرفته یا فقط یک رقم جابه‌جا کرده',
          given.shift(sign),
          pair.power === 0 ? equal : line`صفرها را دوباره بشمار: یک واحد بزرگ‌تر چند واحد کوچک‌تر است؟`,
        ],
        ['number-kept', 'عدد را عوض نکرده', given, line`این دو واحد برابر نیستند؛ پس عددشان هم یکی نیست.`],
        toLarge
          ? ['thousandth-where-equal', 'برای دو واحد برابر، یک‌هزارم عدد را نوشته', given.shift(-3), equal]
          : ['thousand-where-equal', 'برای دو واحد برابر، هزار برابر عدد را نوشته', given.shift(3), equal],
      ]),
      hints: [
        hint(
          pair.power === 0
            ? p`دسی‌متر مکعب، مکعبی است که هر ضلع آن ۱۰ سانتی‌متر است. ببین چند لیتر در آن جا می‌گیرد.`
            : p`هر ${pair.large} برابر با ۱۰۰۰ ${pair.small} است.`,
        ),
        hint(
          pair.power === 0
            ? p`یک لیتر همان ۱۰۰۰ سانتی‌متر مکعب است. یک دسی‌متر مکعب چند سانتی‌متر مکعب است؟ دو واحد را با هم مقایسه کن.`
            : toLarge
              ? isWhole
                ? p`به واحد بزرگ‌تر می‌رویم؛ پس بر ۱۰۰۰ تقسیم می‌کنیم: سه صفر از آخر عدد برمی‌داریم.`
                : p`به واحد بزرگ‌تر می‌رویم؛ پس بر ۱۰۰۰ تقسیم می‌کنیم: ممیز سه خانه به چپ می‌رود.`
              : isWhole
                ? p`به واحد کوچک‌تر می‌رویم؛ پس در ۱۰۰۰ ضرب می‌کنیم: سه صفر جلوی عدد می‌گذاریم.`
                : p`به واحد کوچک‌تر می‌رویم؛ پس در ۱۰۰۰ ضرب می‌کنیم: ممیز سه خانه به راست می‌رود.`,
        ),
      ],
      solution: [
        step(
          pair.power === 0
            ? p`یک ${pair.large} برابر با یک ${pair.small} است.`
            : p`هر ${pair.large} برابر با ۱۰۰۰ ${pair.small} است.`,
        ),
        pair.power === 0
          ? step(p`پس عدد همان است.`, display(num(value)))
          : step(
              toLarge ? p`بر ۱۰۰۰ تقسیم می‌کنیم.` : p`در ۱۰۰۰ ضرب می‌کنیم.`,
              display(row(given, toLarge ? '÷' : '×', 1000, '=', value)),
            ),
      ],
    };
  },
});
