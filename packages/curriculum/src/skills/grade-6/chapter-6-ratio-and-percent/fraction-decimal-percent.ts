import {
  type Block,
  child,
  Decimal,
  decimalOf,
  decimals,
  defineSkill,
  display,
  frac,
  fractionOf,
  fractions,
  hint,
  type Inline,
  type Level,
  line,
  type MatchEntry,
  type MatchMisconception,
  matchAnswer,
  math,
  num,
  p,
  percent,
  percentSquares,
  type QuestionVariant,
  Rational,
  row,
  sortAround,
  step,
} from '../../../authoring/index.ts';

const formsOf: Readonly<Record<Level, readonly QuestionVariant[]>> = {
  1: ['bare', 'reverse'],
  2: ['bare', 'reverse', 'story'],
  3: ['bare', 'reverse', 'compare', 'story'],
  4: ['reverse', 'compare', 'story'],
};

/** A part of a hundred as it can be written three ways. */
interface Part {
  readonly numerator: number;
  readonly denominator: number;
  readonly percent: number;
  readonly decimal: Decimal;
}

const denominatorsOf: Readonly<Record<Level, readonly number[]>> = {
  1: [2, 4, 5, 10],
  2: [2, 4, 5, 10, 20, 25],
  3: [4, 5, 8, 10, 20, 25, 50],
  4: [5, 8, 20, 25, 40, 50, 100],
};

/** Fractions over these denominators; from level 3 on some are greater than one. Eighths and fortieths only where the percent is whole. */
function parts(level: Level): readonly Part[] {
  return denominatorsOf[level].flatMap((denominator) =>
    Array.from(
      { length: level > 2 ? denominator + Math.min(3, denominator - 1) : denominator - 1 },
      (_, index) => index + 1,
    ).flatMap((numerator) => {
      const value = Rational.of(numerator, denominator);
      const hundredths = Rational.of(numerator * 100, denominator);
      const decimal = Decimal.fromRational(value);
      if (value.denominator !== denominator || !hundredths.isWhole || decimal === null || numerator === denominator)
        return [];
      return [{ numerator, denominator, percent: hundredths.numerator, decimal }];
    }),
  );
}

const pools: Readonly<Record<Level, readonly Part[]>> = { 1: parts(1), 2: parts(2), 3: parts(3), 4: parts(4) };

type Side = 'fraction' | 'decimal' | 'percent';

function face(part: Part, side: Side): readonly Inline[] {
  switch (side) {
    case 'fraction':
      return [math(frac(part.numerator, part.denominator))];
    case 'decimal':
      return [math(num(part.decimal))];
    case 'percent':
      return [math(percent(part.percent))];
  }
}

/** Why somebody would join the first side of one to the second side of another. */
function writtenMisconception(
  one: Part,
  other: Part,
  first: Side,
  second: Side,
): Omit<MatchMisconception, 'joins'> | null {
  const isNear = Math.abs(one.percent - other.percent) <= 10;
  // 4 and 12 differ by little, but one is three times the other.
  const isCalledNear = isNear && 3 * Math.min(one.percent, other.percent) >= 2 * Math.max(one.percent, other.percent);
  // What is near may have been taken for that alone.
  if (first === 'fraction' && second === 'percent' && !isNear) {
    if (other.percent === one.denominator) {
      return {
        id: 'denominator-read-as-percent',
        title: 'مخرج را درصد گرفته',
        message: line`مخرج کسر، درصد نیست. اول کسری مساوی با مخرج ۱۰۰ بنویس.`,
      };
    }
    if (other.percent === one.numerator) {
      return {
        id: 'numerator-read-as-percent',
        title: 'صورت را درصد گرفته',
        message: line`صورت وقتی درصد است که مخرج ۱۰۰ باشد. کسر را با مخرج ۱۰۰ بنویس.`,
      };
    }
    if (other.percent === Number(`${one.numerator}${one.denominator}`)) {
      return {
        id: 'digits-read-as-percent',
        title: 'رقم‌های کسر را کنار هم درصد خوانده',
        message: line`کسر را با مخرج ۱۰۰ بنویس؛ رقم‌ها را کنار هم نگذار.`,
      };
    }
  }
  if (first === 'decimal' && (other.percent * 10 === one.percent || other.percent === one.percent * 10)) {
    return {
      id: 'mark-one-place-off',
      title: 'ممیز را یک رقم کم یا زیاد جابه‌جا کرده',
      message: line`برای درصد، ممیز دو رقم جابه‌جا می‌شود. صدم‌ها را بشمار.`,
    };
  }
  if (first === 'fraction' && second === 'decimal' && !isNear) {
    // Written after the mark, so below one: 1.1 has no 11 after it.
    const isAfterMark = (term: number) => other.decimal.equals(Decimal.of(term, String(term).length));
    if (isAfterMark(one.denominator) || isAfterMark(one.numerator)) {
      return {
        id: 'terms-read-as-decimal',
        title: 'صورت یا مخرج را بعد از ممیز نوشته',
        message: line`کسر را به مخرج ۱۰ یا ۱۰۰ برسان و بعد با ممیز بنویس.`,
      };
    }
  }
  // Two fractions that make one have one denominator, too.
  if (first === 'decimal' && one.percent + other.percent === 100 && !isNear) {
    return {
      id: 'rest-taken',
      title: 'مقدار باقی‌مانده تا یک را گرفته',
      message: line`این دو با هم یک واحد کامل می‌شوند. قسمت خواسته‌شده را ببین، نه باقی‌مانده را.`,
    };
  }
  if ((first === 'fraction' || second === 'fraction') && one.denominator === other.denominator) {
    const message = line`ببین هر کدام چند صدم است؛ یکی‌یکی حساب کن.`;
    return isCalledNear
      ? {
          id: 'near-or-same-denominator',
          title: 'کسرهای هم‌مخرج را با هم اشتباه گرفته یا مقدار نزدیک را انتخاب کرده',
          message,
        }
      : { id: 'same-denominator-mixed-up', title: 'کسرهای هم‌مخرج را با هم اشتباه گرفته', message };
  }
  return isCalledNear
    ? {
        id: 'near-value-taken',
        title: 'مقدار نزدیک را انتخاب کرده',
        message: line`این دو به هم نزدیک‌اند ولی برابر نیستند. دقیق حساب کن.`,
      }
    : null;
}

export const fractionDecimalPercent = defineSkill({
  id: 'g6-fraction-decimal-percent',
  levels: [1, 2, 3, 4],
  targetLevel: 2,
  guessable: null,
  others: [
    sortAround({
      bins: ['کمتر از پنجاه درصد', 'مساوی پنجاه درصد', 'بیشتر از پنجاه درصد'],
      bound: Rational.of(1, 2),
      draw: (rng, level) => rng.pick([decimals(1, () => 2), fractions(() => [4, 5, 10, 20, 25])])(rng, level),
      equal: () => [decimalOf(5, 1), decimalOf(50, 2), fractionOf(5, 10), fractionOf(10, 20)],
      stem: p`هر عدد را با پنجاه درصد مقایسه کن و در دستهٔ خودش بگذار.`,
      look: p`پنجاه درصد همان نصف است. هر کدام را با نصف مقایسه کن.`,
      rule: p`پنجاه درصد یعنی پنجاه صدم، همان نصف. هر عدد را با نصف مقایسه می‌کنیم.`,
    }),
  ],
  pictures: [percentSquares],
  revision: 11,
  make: (rng, level) => {
    const form = rng.pick(formsOf[level]);
    const [first, second]: readonly [Side, Side] =
      form === 'reverse'
        ? ['decimal', 'percent']
        : form === 'compare'
          ? ['fraction', 'decimal']
          : ['fraction', 'percent'];
    const chosen = rng.sample(pools[level], 4);
    const percents = chosen.map((part) => part.percent);
    if (new Set(percents).size < 4 || chosen.filter(({ numerator, denominator }) => numerator > denominator).length > 2)
      return null;
    // The results of a poll or a count are parts of the whole.
    if (form === 'story' && percents.some((each) => each > 100)) return null;
    const misconceptions: MatchMisconception[] = [];
    chosen.forEach((one, at) => {
      chosen.forEach((other, to) => {
        if (at === to) return;
        const found = writtenMisconception(one, other, first, second);
        if (found !== null) misconceptions.push({ ...found, joins: [at, to] });
      });
    });
    if (misconceptions.length < 2) return null;
    const entries = chosen.map((part): MatchEntry => ({ first: face(part, first), second: face(part, second) }));
    const spec = matchAnswer(rng, { entries, misconceptions: misconceptions.slice(0, 4) });
    const names: Readonly<Record<Side, string>> = { fraction: 'کسر', decimal: 'عدد اعشاری', percent: 'درصد' };
    const [one, two] = [names[first], names[second]];
    const stem: readonly Block[] =
      form === 'story'
        ? [
            p`${child(rng)} نتیجهٔ چند ${rng.pick(['نظرسنجی', 'مسابقه', 'آزمایش', 'شمارش'])} را یک بار با ${one} و یک بار با ${two} نوشته و کارت‌ها قاطی شده است.`,
            p`هر ${one} را به ${two} مساوی آن وصل کن.`,
          ]
        : [p`هر ${one} را به ${two} مساوی آن وصل کن.`];
    return {
      form,
      stem,
      ...spec,
      hints: [
        ...([first, second].includes('percent') ? [hint(p`درصد یعنی چند قسمت از ۱۰۰ قسمت مساوی.`)] : []),
        first === 'decimal'
          ? hint(p`عدد اعشاری را تا صدم بخوان: چند صدم است؟`)
          : second === 'percent'
            ? hint(p`هر کسر را با مخرج ۱۰۰ بنویس: مخرج در چه عددی ضرب شود ۱۰۰ می‌شود؟ صورت را هم در همان عدد ضرب کن.`)
            : hint(p`هر کسر را با مخرج ۱۰ یا ۱۰۰ بنویس و بعد با ممیز.`),
        hint(p`اول آن‌هایی را وصل کن که مطمئنی، بعد بقیه را حساب کن.`),
      ],
      solution: [
        step(p`هر کدام را به صورت چند صدم می‌نویسیم تا بشود مقایسه کرد.`),
        step(
          p`پس این‌ها با هم مساوی‌اند.`,
          ...chosen.map((part) =>
            display(
              first === 'decimal'
                ? row(num(part.decimal), '=', frac(part.percent, 100), '=', percent(part.percent))
                : second === 'percent'
                  ? row(
                      frac(part.numerator, part.denominator),
                      '=',
                      frac(part.percent, 100),
                      '=',
                      percent(part.percent),
                    )
                  : row(frac(part.numerator, part.denominator), '=', frac(part.percent, 100), '=', num(part.decimal)),
            ),
          ),
        ),
      ],
    };
  },
});
