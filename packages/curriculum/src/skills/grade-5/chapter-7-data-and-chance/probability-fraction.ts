import { bag, outcomes, spinner } from '../../../authoring/colored-chances.ts';
import {
  type Block,
  child,
  colorsMarked,
  defineSkill,
  display,
  type Figure,
  frac,
  fracOf,
  fractionAnswer,
  fractionKey,
  fractionsDrawn,
  hint,
  type Level,
  line,
  misconception,
  p,
  type QuestionVariant,
  Rational,
  type Rng,
  row,
  step,
} from '../../../authoring/index.ts';
import { drawCounts } from './question-parts/random-color-counts.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['figure', 'story'],
  2: ['figure', 'figure', 'story'],
  3: ['figure', 'story', 'reverse', 'find-mistake'],
  4: ['story', 'reverse', 'find-mistake'],
};

/** An event among cards or faces numbered from 1. */
const events: readonly {
  readonly statement: string;
  /** The number that the statement says. */
  readonly named?: number;
  readonly holds: (n: number) => boolean;
}[] = [
  { statement: 'عددی زوج', holds: (n) => n % 2 === 0 },
  { statement: 'عددی فرد', holds: (n) => n % 2 === 1 },
  { statement: 'عددی بزرگ‌تر از ۴', named: 4, holds: (n) => n > 4 },
  { statement: 'عددی کوچک‌تر از ۳', named: 3, holds: (n) => n < 3 },
  { statement: 'عددی بخش‌پذیر بر ۳', named: 3, holds: (n) => n % 3 === 0 },
  { statement: 'عددی بخش‌پذیر بر ۵', named: 5, holds: (n) => n % 5 === 0 },
  { statement: 'عددی بزرگ‌تر از ۷', named: 7, holds: (n) => n > 7 },
  { statement: 'عددی کوچک‌تر از ۶', named: 6, holds: (n) => n < 6 },
  { statement: 'عدد ۱', named: 1, holds: (n) => n === 1 },
];

interface Chance {
  readonly good: number;
  readonly all: number;
  readonly stem: readonly Block[];
  readonly figure?: Figure;
  /** Outcomes of one other color, for the misconception of taking it. */
  readonly other: number;
}

function ofNumbers(rng: Rng, level: Level): Chance | null {
  const isDie = rng.chance(1, 4);
  const all = isDie ? 6 : rng.int(level < 3 ? 5 : 8, level < 3 ? 12 : 20);
  const event = rng.pick(events);
  const good = Array.from({ length: all }, (_, index) => index + 1).filter(event.holds).length;
  // As many others as the event says: they may have been counted, or its number copied.
  if (good === 0 || good === all || all - good === event.named) return null;
  const name = child(rng);
  const statement = isDie
    ? p`${name} یک تاس سالم می‌اندازد.`
    : rng.pick([
        p`${name} از میان کارت‌های شماره‌دارِ ۱ تا ${all} یکی را بدون نگاه کردن برمی‌دارد.`,
        p`در قرعه‌کشی کلاس، شماره‌های ۱ تا ${all} در جعبه است و ${name} یکی را بدون نگاه کردن برمی‌دارد.`,
        p`روی توپ‌های هم‌اندازهٔ یک کیسه شماره‌های ۱ تا ${all} نوشته شده است و ${name} یکی را بدون نگاه کردن بیرون می‌آورد.`,
      ]);
  return {
    good,
    all,
    other: all - good,
    stem: [statement, p`احتمال این‌که ${event.statement} بیاید چقدر است؟ آن را به صورت کسر بنویس.`],
  };
}

function ofColors(rng: Rng, level: Level, form: QuestionVariant): Chance | null {
  const counts = drawCounts(
    rng,
    level === 1 ? 2 : rng.int(2, level === 2 ? 3 : 4),
    level === 1 ? 8 : level === 2 ? 12 : 20,
  );
  const [wanted, other] = rng.sample(counts, 2);
  if (wanted === undefined || other === undefined) return null;
  const all = outcomes(counts);
  const not = form === 'reverse';
  const isSpinner = all <= 12 && rng.chance(1, 2);
  const name = child(rng);
  const good = not ? all - wanted.count : wanted.count;
  const ask = not ? `رنگی غیر از ${wanted.name}` : `رنگ ${wanted.name}`;
  return {
    good,
    all,
    other: other.count,
    figure: isSpinner ? spinner(rng, counts) : bag(counts),
    stem: isSpinner
      ? [p`${name} چرخنده را می‌چرخاند.`, p`احتمال این‌که عقربه روی ${ask} بایستد چقدر است؟ آن را به صورت کسر بنویس.`]
      : [
          p`${name} بدون نگاه کردن یک مهره از کیسه بیرون می‌آورد.`,
          p`احتمال این‌که ${ask} بیاید چقدر است؟ آن را به صورت کسر بنویس.`,
        ],
  };
}

export const probabilityFraction = defineSkill({
  id: 'g5-probability-fraction',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  pictures: [colorsMarked, fractionsDrawn],
  revision: 7,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const chance = form === 'story' ? ofNumbers(rng, level) : ofColors(rng, level, form);
    if (chance === null) return null;
    const { good, all, other, stem, figure } = chance;
    const value = Rational.of(good, all);
    const rest = all - good;
    const oddsAsChance = rest > 0 ? Rational.of(good, rest) : null;
    if (form === 'find-mistake' && (oddsAsChance === null || oddsAsChance.isWhole)) return null;
    const wrong = frac(good, rest);
    return {
      form,
      stem:
        form === 'find-mistake'
          ? [...stem, p`${child(rng)} می‌گوید این احتمال ${wrong} است، ولی اشتباه کرده است. کسر درست را بنویس.`]
          : stem,
      ...(figure === undefined ? {} : { figure }),
      ...fractionAnswer(value),
      misconceptions: [
        ...(oddsAsChance === null
          ? []
          : [
              misconception(
                'good-to-bad',
                'حالت‌های خواسته‌شده را با بقیه مقایسه کرده',
                fractionKey(oddsAsChance),
                line`در مخرج، تعداد همهٔ حالت‌ها می‌نشیند؛ حالت‌های خواسته‌شده هم جزو آن‌هاست.`,
              ),
            ]),
        misconception(
          'chance-of-not',
          'احتمال نیامدن را نوشته',
          fractionKey(Rational.of(rest, all)),
          line`ببین احتمال چه چیزی خواسته شده است: آمدن یا نیامدن؟`,
        ),
        misconception(
          'one-over-all',
          'فقط یک حالت را حساب کرده',
          fractionKey(Rational.of(1, all)),
          line`چند حالت خواسته‌شده داریم؟ همه را بشمار.`,
        ),
        // Backwards, another color is one of those that are asked for.
        ...(form === 'reverse'
          ? []
          : [
              misconception(
                'another-event',
                'حالت‌های دیگری را شمرده',
                fractionKey(Rational.of(other, all)),
                line`حالت‌های خواسته‌شده را دوباره بخوان و یکی‌یکی بشمار.`,
              ),
            ]),
        misconception(
          'half-by-feeling',
          'احتمال را نصف گرفته',
          fractionKey(Rational.of(1, 2)),
          line`فقط «می‌آید یا نمی‌آید» نیست؛ همهٔ حالت‌های مساوی را بشمار.`,
        ),
      ],
      hints: [
        hint(p`احتمال یعنی حالت‌های خواسته‌شده چه کسری از همهٔ حالت‌هاست.`),
        hint(p`اول همهٔ حالت‌های مساوی را بشمار؛ این عدد مخرج است.`),
        hint(p`بعد حالت‌های خواسته‌شده را بشمار؛ این عدد صورت است.`),
      ],
      solution: [
        step(p`همهٔ حالت‌ها ${all} تا و حالت‌های خواسته‌شده ${good} تا است.`),
        step(
          p`صورت، حالت‌های خواسته‌شده و مخرج، همهٔ حالت‌هاست.`,
          display(value.numerator === good ? frac(good, all) : row(frac(good, all), '=', fracOf(value))),
        ),
      ],
    };
  },
});
