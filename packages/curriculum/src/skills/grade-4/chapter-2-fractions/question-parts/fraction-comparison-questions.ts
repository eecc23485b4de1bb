import { isMinutes, isOnScales } from '../../../../authoring/fractions/stories/word-problem.ts';
import { type Fraction, fractionValue, written } from '../../../../authoring/fractions/written-numbers.ts';
import {
  type Block,
  blank,
  type ChoiceSpec,
  type ComparisonSign,
  child,
  children,
  display,
  ezafe,
  type Figure,
  line,
  type MathNode,
  type MisconceptionName,
  p,
  persianNumber,
  type QuestionVariant,
  type Rng,
  row,
  signAnswer,
  signBetween,
} from '../../../../authoring/index.ts';
import { cutThing } from './equivalent-fractions.ts';

/** Two amounts to be compared; a denominator of 1 stands for a whole number. */
export interface Compared {
  readonly left: Fraction;
  readonly right: Fraction;
}

export function trueSign({ left, right }: Compared): ComparisonSign {
  return signBetween(fractionValue(left), fractionValue(right));
}

function signOf(a: number, b: number): ComparisonSign {
  return a < b ? '<' : a > b ? '>' : '=';
}

/** Of two fractions that are compared amiss by their numerators, the larger denominator is on the same side, too. */
const byNumbers: MisconceptionName = {
  id: 'larger-numbers-larger',
  title: 'کسری را که عددهایش بزرگ‌تر است بزرگ‌تر گرفته',
  message: line`عددهای بزرگ‌تر همیشه کسر بزرگ‌تر نمی‌سازند. صورت می‌گوید چند قسمت و مخرج می‌گوید هر قسمت چه اندازه‌ای دارد.`,
};
const byDenominator: MisconceptionName = {
  id: 'larger-denominator-larger',
  title: 'کسر با مخرج بزرگ‌تر را بزرگ‌تر گرفته',
  message: line`مخرج بزرگ‌تر یعنی واحد به قسمت‌های بیشتری تقسیم شده است. آن وقت هر قسمت بزرگ‌تر می‌شود یا کوچک‌تر؟`,
};
const bySmallDenominator: MisconceptionName = {
  id: 'smaller-denominator-larger',
  title: 'فقط مخرج‌ها را دیده و کسر با مخرج کوچک‌تر را بزرگ‌تر گرفته',
  message: line`قسمت‌های کدام کسر بزرگ‌تر است کافی نیست؛ تعداد آن‌ها را صورت می‌گوید. هر دو را با هم ببین.`,
};
const byGap: MisconceptionName = {
  id: 'denominators-or-gaps-compared',
  title: 'فقط مخرج‌ها یا فاصلهٔ صورت تا مخرج را مقایسه کرده',
  message: line`از روی مخرج تنها، یا تعداد قسمت‌هایی که تا یک واحد مانده، نمی‌شود گفت کدام بزرگ‌تر است. صورت و مخرج را با هم ببین.`,
};
const withOne: MisconceptionName = {
  id: 'compared-with-one-amiss',
  title: 'کسر را با یک واحد کامل درست مقایسه نکرده، یا علامت را برعکس گذاشته',
  message: line`یک واحد کامل را با همین مخرج به صورت کسر بنویس و صورت‌ها را مقایسه کن. دهانهٔ باز علامت رو به بزرگ‌تر است.`,
};
const takenEqual: MisconceptionName = {
  id: 'taken-for-equal',
  title: 'دو مقدار نامساوی را مساوی گرفته',
  message: line`این دو یک مقدار نیستند. آن‌ها را روی دو نوار هم‌اندازه تصور کن.`,
};
const turned: MisconceptionName = {
  id: 'sign-turned',
  title: 'علامت را برعکس گذاشته',
  message: line`دهانهٔ باز علامت به طرف مقدار بزرگ‌تر است. ببین کدام مقدار بزرگ‌تر است.`,
};
const equalNotSeen: MisconceptionName = {
  id: 'equal-not-seen',
  title: 'مساوی بودن را تشخیص نداده',
  message: line`دوباره نگاه کن: شاید هر دو یک مقدار را با عددهای متفاوت نشان می‌دهند.`,
};

/** The three signs, each wrong one with the misconception most likely behind it. */
export function comparisonAnswer(pair: Compared): ChoiceSpec {
  const { left, right } = pair;
  const truth = trueSign(pair);
  const wrong: Partial<Record<ComparisonSign, MisconceptionName>> = {};
  const add = (sign: ComparisonSign, name: MisconceptionName) => {
    if (sign !== truth) wrong[sign] ??= name;
  };
  const isWithOne = left.denominator === 1 || right.denominator === 1;
  if (isWithOne && truth !== '=') add(truth === '<' ? '>' : '<', withOne);
  if (left.denominator !== right.denominator && !isWithOne) {
    const byLarger = signOf(left.denominator, right.denominator);
    const bySmaller = signOf(right.denominator, left.denominator);
    const gap = signOf(right.denominator - right.numerator, left.denominator - left.numerator);
    add(byLarger, signOf(left.numerator, right.numerator) === byLarger ? byNumbers : byDenominator);
    add(bySmaller, gap === bySmaller ? byGap : bySmallDenominator);
  }
  if (truth === '=') {
    add('<', equalNotSeen);
    add('>', equalNotSeen);
    // One misconception, one answer: only one of the two signs carries it.
    if (wrong['<'] === wrong['>']) delete wrong['>'];
  } else {
    add('=', takenEqual);
    add(truth === '<' ? '>' : '<', turned);
  }
  return signAnswer(truth, wrong);
}

export function openComparison({ left, right }: Compared): MathNode {
  return row(written(left), blank(), written(right));
}

export function closedComparison(pair: Compared): MathNode {
  return row(written(pair.left), trueSign(pair), written(pair.right));
}

export function comparisonPicture({ left, right }: Compared, isRound: boolean): Figure {
  const statement = [left, right]
    .map(
      ({ numerator, denominator }, index) =>
        `${index === 0 ? 'اولی' : 'دومی'} ${persianNumber(denominator)} قسمت مساوی دارد و ${persianNumber(numerator)} قسمت آن رنگ شده است`,
    )
    .join('، ');
  const units = [left, right].map(({ numerator, denominator }, index) => ({
    parts: denominator,
    shaded: numerator,
    tone: index === 0 ? ('accent' as const) : ('turmeric' as const),
    label: written({ numerator, denominator }),
  }));
  return isRound
    ? { t: 'circles', description: `دو دایرهٔ هم‌اندازه؛ ${statement}`, circles: units }
    : { t: 'bars', description: `دو نوار هم‌اندازه؛ ${statement}`, bars: units };
}

const ask = 'کدام علامت در جای خالی درست است؟';

function story(rng: Rng, { left, right }: Compared): readonly Block[] {
  const [one = '', other = ''] = children(rng, 2);
  const [thing] = cutThing(rng);
  const [a, b] = [written(left), written(right)];
  const statement: readonly Block[] = [
    p`${one} ${a} یک ${thing} و ${other} ${b} ${ezafe(thing)} دیگری به همان اندازه را خورد. مقداری را که ${one} خورد با مقداری که ${other} خورد مقایسه کن.`,
    p`${one} ${a} یک کتاب و ${other} ${b} همان کتاب را خوانده است. مقداری را که ${one} خوانده با مقداری که ${other} خوانده مقایسه کن.`,
    ...([left, right].every(({ denominator }) => isOnScales(denominator))
      ? [p`${one} ${a} لیتر و ${other} ${b} لیتر آب نوشید. آبی را که ${one} نوشید با آبی که ${other} نوشید مقایسه کن.`]
      : []),
    p`${one} ${a} متر و ${other} ${b} متر روبان خرید. روبان ${one} را با روبان ${other} مقایسه کن.`,
    p`خانهٔ ${one} تا مدرسه ${a} کیلومتر و خانهٔ ${other} تا مدرسه ${b} کیلومتر فاصله دارد. این دو فاصله را مقایسه کن.`,
    ...([left, right].every(({ denominator }) => isMinutes(denominator))
      ? [p`${one} ${a} ساعت و ${other} ${b} ساعت نقاشی کرد. زمان نقاشی ${one} را با زمان نقاشی ${other} مقایسه کن.`]
      : []),
    ...([left, right].every(({ denominator }) => isOnScales(denominator))
      ? [
          p`در کیسهٔ ${one} ${a} کیلوگرم و در کیسهٔ ${other} ${b} کیلوگرم گردو هست. گردوهای ${one} را با گردوهای ${other} مقایسه کن.`,
        ]
      : []),
  ];
  return [rng.pick(statement)];
}

/** Every stem shows the comparison with its box on the last line. */
export function comparisonStem(rng: Rng, pair: Compared, form: QuestionVariant): readonly Block[] {
  const open = display(openComparison(pair));
  switch (form) {
    case 'figure':
      return [p`به شکل نگاه کن. ${ask}`, open];
    case 'story':
      return [...story(rng, pair), p`${ask}`, open];
    case 'find-mistake': {
      const right = trueSign(pair);
      const wrong = rng.pick((['<', '=', '>'] as const).filter((sign) => sign !== right));
      return [
        p`${child(rng)} نوشته است:`,
        display(row(written(pair.left), wrong, written(pair.right))),
        p`ولی این علامت درست نیست. ${ask}`,
        open,
      ];
    }
    default:
      return [p`${ask}`, open];
  }
}
