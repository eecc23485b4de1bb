import { bag, outcomes, spinner } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  colorsMarked,
  defineSkill,
  display,
  type Figure,
  frac,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  hint,
  type Level,
  line,
  type Misconception,
  misconception,
  p,
  persianNumber,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { beadsListed, drawShares } from './question-parts/random-color-counts.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'story', 'bare'],
  3: ['figure', 'story', 'bare', 'find-mistake'],
  4: ['story', 'bare', 'find-mistake'],
};
const boundsOf: Readonly<Record<Level, readonly [number, number]>> = { 1: [4, 8], 2: [5, 10], 3: [6, 12], 4: [8, 12] };

/** An event: so many of all the outcomes. */
interface Chance {
  readonly wanted: number;
  readonly all: number;
  /** So many of each color there are. */
  readonly counts?: readonly number[];
  readonly stem: readonly Block[];
  readonly figure: Figure | null;
  /** What is counted, for the help: «مهرهٔ سبز», «عدد زوج». */
  readonly what: string;
}

const dieEvents: readonly { readonly what: string; readonly wanted: number }[] = [
  { what: 'عدد زوج', wanted: 3 },
  { what: 'عدد فرد', wanted: 3 },
  { what: 'عدد بزرگ‌تر از ۴', wanted: 2 },
  { what: 'عدد کوچک‌تر از ۳', wanted: 2 },
  { what: 'عدد ۶', wanted: 1 },
  { what: 'عدد کوچک‌تر از ۶', wanted: 5 },
  { what: 'عدد بزرگ‌تر از ۲', wanted: 4 },
  { what: 'عدد بخش‌پذیر بر ۳', wanted: 2 },
];

function colors(rng: Rng, level: Level, form: QuestionVariant): Chance | null {
  const [least, most] = boundsOf[level];
  const shares = drawShares(rng, { kinds: rng.int(2, level === 1 ? 2 : 4), least, most, different: false });
  if (shares === null) return null;
  const [first] = rng.shuffle(shares);
  if (first === undefined) return null;
  const all = outcomes(shares);
  const counts = shares.map(({ count }) => count);
  const isNot = level > 2 && shares.length > 2 && rng.chance(1, 2);
  const wanted = isNot ? all - first.count : first.count;
  // To count the colors, not the things, would come to the right fraction.
  if (first.count * shares.length === all) return null;
  const isSpinner = rng.chance(1, 2);
  const name = child(rng);
  const list = beadsListed(rng.shuffle(shares));
  const event = isNot ? `${first.name} نباشد` : `${first.name} باشد`;
  const request = p`احتمال این‌که ${isSpinner && form !== 'story' ? 'رنگِ زیر عقربه' : 'رنگ آن'} ${event} چقدر است؟ جواب را به صورت کسر بنویس.`;
  const what = isNot ? `رنگ‌های غیر از ${first.name}` : `رنگ ${first.name}`;
  if (form === 'story') {
    return {
      wanted,
      all,
      counts,
      what,
      figure: null,
      stem: [p`در کیسهٔ ${name} ${list} هست. او بدون نگاه کردن یک مهره بیرون می‌آورد.`, request],
    };
  }
  return isSpinner
    ? { wanted, all, counts, what, figure: spinner(rng, shares), stem: [p`${name} این چرخنده را می‌چرخاند.`, request] }
    : {
        wanted,
        all,
        counts,
        what,
        figure: bag(shares),
        stem: [p`${name} از این کیسه، بدون نگاه کردن، یک مهره بیرون می‌آورد.`, request],
      };
}

/** Cards numbered from 1, or a die. */
function numbered(rng: Rng, level: Level): Chance {
  const name = child(rng);
  if (level < 3 || rng.chance(1, 3)) {
    const { what, wanted } = rng.pick(dieEvents);
    return {
      wanted,
      all: 6,
      what,
      figure: null,
      stem: [p`${name} یک تاس می‌اندازد.`, p`احتمال این‌که ${what} بیاید چقدر است؟ جواب را به صورت کسر بنویس.`],
    };
  }
  const all = rng.int(...boundsOf[level]);
  const bound = rng.int(2, all - 1);
  const [what, wanted] = rng.pick<readonly [string, number]>([
    ['عدد زوج', Math.floor(all / 2)],
    ['عدد فرد', Math.ceil(all / 2)],
    [`عدد بزرگ‌تر از ${persianNumber(bound)}`, all - bound],
    [`عدد کوچک‌تر از ${persianNumber(bound)}`, bound - 1],
    ['عدد بخش‌پذیر بر ۳', Math.floor(all / 3)],
  ]);
  return {
    wanted,
    all,
    what,
    figure: null,
    stem: [
      p`${name} ${all} کارت دارد که روی آن‌ها عددهای ۱ تا ${all} نوشته شده است. یک کارت را بدون نگاه کردن برمی‌دارد.`,
      p`احتمال این‌که ${what} بیاید چقدر است؟ جواب را به صورت کسر بنویس.`,
    ],
  };
}

function misconceptions({ wanted, all, what, counts = [] }: Chance): readonly Misconception[] {
  const right = Rational.of(wanted, all);
  /** The chance of some color is no sign of one in every numerator, nor of a half. */
  const isColor = (id: string, value: Rational) =>
    (id === 'one-over-all' || id === 'half-taken') && counts.some((count) => Rational.of(count, all).equals(value));
  /** «Greater than 3» of ten cards: the others are three tenths, and so are the numbers of the question. */
  const isCopied = (id: string) => id === 'others-counted' && what.endsWith(` ${persianNumber(all - wanted)}`);
  const candidates: readonly (readonly [string, string, number, number, Misconception['message']])[] = [
    [
      'wanted-over-others',
      'برای مخرج، فقط حالت‌های دیگر را شمرده',
      wanted,
      // Over one it is the number of the wanted ones, written without a denominator.
      all - wanted === 1 ? 0 : all - wanted,
      line`مخرج تعداد همهٔ حالت‌هاست؛ حالت‌های خواسته‌شده هم جزء آن‌هاست.`,
    ],
    [
      'others-counted',
      'حالت‌های نامطلوب را شمرده',
      all - wanted,
      all,
      line`ببین احتمال چه چیزی خواسته شده است. همان حالت‌ها را بشمار.`,
    ],
    ['one-over-all', 'در صورت ۱ را نوشته', 1, all, line`صورت کسر، تعداد حالت‌هایی است که می‌خواهیم. چند تا هستند؟`],
    [
      // Over one it is how many outcomes there are.
      wanted === 1 ? 'all-written-or-turned' : 'fraction-turned',
      wanted === 1 ? 'فقط تعداد همهٔ حالت‌ها را نوشته، یا صورت و مخرج را جابه‌جا نوشته' : 'صورت و مخرج را جابه‌جا نوشته',
      all,
      wanted,
      line`تعداد همهٔ حالت‌ها پایین خط کسر نوشته می‌شود.`,
    ],
    [
      'half-taken',
      'احتمال را نصف گرفته',
      1,
      2,
      line`همهٔ حالت‌ها شانس مساوی دارند، ولی تعداد حالت‌هایی که می‌خواهیم نصف نیست. آن‌ها را بشمار.`,
    ],
  ];
  return candidates.flatMap(([id, title, numerator, denominator, message]) =>
    denominator <= 0 ||
    Rational.of(numerator, denominator).equals(right) ||
    isColor(id, Rational.of(numerator, denominator)) ||
    isCopied(id)
      ? []
      : [misconception(id, title, fractionKey(Rational.of(numerator, denominator)), message)],
  );
}

export const probabilityFraction = defineSkill({
  id: 'g4-probability-fraction',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [colorsMarked, fractionsDrawn],
  revision: 10,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const chance = form === 'bare' ? numbered(rng, level) : colors(rng, level, form);
    if (chance === null || chance.wanted === 0 || chance.wanted === chance.all) return null;
    const { wanted, all, stem, figure, what } = chance;
    const known = misconceptions(chance);
    const [first] = known;
    const value = Rational.of(wanted, all);
    if (first === undefined || (form === 'find-mistake' && all === wanted * 2)) return null;
    const isReduced = value.denominator === all;
    return {
      form,
      stem:
        form === 'find-mistake'
          ? [...stem, p`${child(rng)} نوشت ${frac(wanted, all - wanted)}، ولی درست نیست. کسر درست را بنویس.`]
          : stem,
      ...(figure === null ? {} : { figure }),
      ...fractionAnswer(value),
      misconceptions: known,
      hints: [
        hint(p`احتمال را با یک کسر نشان می‌دهیم: مخرج، تعداد همهٔ حالت‌هاست و صورت، تعداد حالت‌هایی که می‌خواهیم.`),
        hint(p`اول همهٔ حالت‌ها را بشمار. این عدد مخرج است.`),
        hint(p`حالا فقط حالت‌های «${what}» را بشمار. این عدد صورت است.`),
      ],
      solution: [
        step(p`تعداد همهٔ حالت‌ها ${all} است؛ پس مخرج ${all} است.`),
        step(
          p`تعداد حالت‌های «${what}»، ${wanted} است؛ پس احتمال این کسر است:`,
          display(
            isReduced ? frac(wanted, all) : row(frac(wanted, all), '=', frac(value.numerator, value.denominator)),
          ),
        ),
      ],
    };
  },
});
