import type { MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { asDecimalKey } from '../question-readers/approximation.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { everyNumber } from '../question-readers/numbers-in-stem.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  type Sheet,
  terms,
  wordsOf,
} from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

/** The percents of the stem, in reading order. */
function percentsStatement(sheet: Sheet): readonly number[] {
  return formulas(sheet.stem)
    .flatMap(terms)
    .flatMap((node) => (node.t === 'percent' ? [nodeValue(node).n === 0n ? 0 : Number(node.value)] : []));
}

/** Amounts of the stem, percents left out; in reading order. */
function amountsStatement(sheet: Sheet): readonly number[] {
  const plain = sheet.stem.map((block) =>
    block.t === 'paragraph'
      ? { ...block, content: block.content.filter((piece) => piece.t === 'text' || piece.math.t !== 'percent') }
      : block,
  );
  return everyNumber(plain).map(({ numerator }) => numerator);
}

/** An amount after it went up or down by so many percent, hundredth by hundredth. */
function changed(amount: number, percent: number, isUp: boolean): number {
  let hundredths = amount * 100;
  for (let step = 0; step < percent; step += 1) hundredths += isUp ? amount : -amount;
  if (hundredths % 100 !== 0) throw new Error('not a whole amount');
  return hundredths / 100;
}

/** How many of the smallest unit of its kind one of each is. */
const inSmallest: Readonly<Record<string, number>> = {
  میلی‌متر: 1,
  سانتی‌متر: 10,
  متر: 1000,
  کیلومتر: 1_000_000,
  گرم: 1,
  کیلوگرم: 1000,
  ثانیه: 1,
  دقیقه: 60,
  ساعت: 3600,
  شبانه‌روز: 86_400,
  میلی‌لیتر: 1,
  لیتر: 1000,
  ریال: 1,
  تومان: 10,
};

const g6RatioSimplify: SkillChecker = {
  /** Both amounts are counted in the smallest unit, or the circles are counted. */
  solve: (sheet) => {
    if (sheet.figure?.t === 'set') {
      const { total, marked } = sheet.figure;
      const { numerator, denominator } = Rational.of(marked, total - marked);
      return { kind: 'fraction', numerator, denominator };
    }
    const found = [...wordsOf(sheet.stem).matchAll(/([۰-۹][۰-۹٬]*) ([آ-ی\u200c]+)/g)].map(
      ([, digits = '', unit = '']) => {
        const value = Number(
          digits.replaceAll('٬', '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))),
        );
        return value * (inSmallest[unit] ?? 1);
      },
    );
    const { numerator, denominator } = Rational.of(nth(found, 0), nth(found, 1));
    return { kind: 'fraction', numerator, denominator };
  },
};

function fourTerms(sheet: Sheet): readonly MathNode[] {
  if (sheet.form === 'figure') {
    const [numerator, denominator] = figureOf(sheet, 'table').rows;
    return [numerator?.[0], denominator?.[0], numerator?.[1], denominator?.[1]].map((cell) => {
      if (cell?.t !== 'math') throw new Error('an empty cell');
      return cell.math;
    });
  }
  const equation = formulas(sheet.stem).find((node) => terms(node).length === 3);
  if (equation === undefined) throw new Error('no equation');
  return terms(equation).flatMap((node) => (node.t === 'fraction' ? [node.numerator, node.denominator] : []));
}

const g6ProportionSolve: SkillChecker = {
  /** Tries tenths, one after another, until both fractions are equal. */
  solve: (sheet) => {
    const nodes = fourTerms(sheet);
    for (let tenths = 1; tenths <= 20_000; tenths += 1) {
      const value = Rational.of(tenths, 10);
      const [a, b, c, d] = nodes.map((node) => (node.t === 'blank' ? value : nodeValue(node)));
      if (a && b && c && d && nth([a.n * d.n * b.d * c.d], 0) === b.n * c.n * a.d * d.d) return asDecimalKey(value);
    }
    throw new Error('nothing fits');
  },
};

const ownProportionWord: SkillChecker = {
  /** The value of one is found first; going back, it is taken away as often as it fits. */
  solve: (sheet) => {
    const [first, second, third] = everyNumber(sheet.stem);
    if (!first || !second || !third) throw new Error('fewer than three numbers');
    const one = second.over(first);
    if (sheet.form !== 'reverse') return asDecimalKey(nth([third.times(one)], 0));
    const share = first.over(second);
    return asDecimalKey(share.times(third));
  },
};

const g6ProportionWord = withNumberSets(ownProportionWord, 'table-cells');

/** The ratio as it is said («۲ به ۳ به ۵»). */
function ratioSaid(words: string): readonly number[] {
  const said = /نسبت ([۰-۹]+(?: به [۰-۹]+)+)/.exec(words)?.[1] ?? '';
  return said.split(' به ').map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit));
}

/** Whose share is asked: its index among the names, stated before the ratio and again in the question. */
function askedIndex(sheet: Sheet, count: number): number {
  const words = sheet.stem.map((block) => wordsOf([block]));
  const question = nth(words, 1);
  const statement = nth(words, 0);
  const places = ['اول', 'دوم', 'سوم'].slice(0, count);
  const bare = places.findIndex((place) => question.includes(`قسمت ${place}`));
  if (bare >= 0) return bare;
  const who = /سهم (.+?) چند/.exec(question)?.[1] ?? /چند (?:کیلوگرم|میلی‌لیتر|گرم) (.+?) هست/.exec(question)?.[1] ?? '';
  const before = nth(statement.split(' را'), 0);
  const at = before
    .split(/، | و /)
    .findIndex((name) => name === who || name.startsWith(`${who} `) || name.endsWith(` ${who}`));
  if (at < 0) throw new Error(`nobody called ${who}`);
  return at;
}

const askedShareRatio: SkillChecker = {
  /** Deals rounds, as many to each as the ratio says, until the stated amount is reached. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const bar = sheet.form === 'figure' ? nth(figureOf(sheet, 'bars').bars, 0) : null;
    const ratio = bar ? [bar.shaded, bar.parts - bar.shaded] : ratioSaid(words);
    const index = bar ? (words.includes('رنگ‌نشده چند') ? 1 : 0) : askedIndex(sheet, ratio.length);
    const isGap = words.includes('بیشتر از سهم');
    // The ratio is before the amount in word problems of mixtures and of differences.
    const statement = nth(numbersInWords(sheet.stem), isGap || words.includes('مخلوط کرد') ? ratio.length : 0);
    const piles = ratio.map(() => 0);
    for (let turn = 0; turn < 10_000; turn += 1) {
      ratio.forEach((part, pile) => {
        piles[pile] = (piles[pile] ?? 0) + part;
      });
      const [a = 0, b = 0] = piles;
      const reached = isGap ? Math.abs(a - b) : piles.reduce((sum, pile) => sum + pile, 0);
      if (reached === statement) return asKey(piles[index] ?? 0);
      if (reached > statement) break;
    }
    throw new Error('the amount cannot be dealt so');
  },
};

const g6ShareRatio = withWrongLine(askedShareRatio, ({ stem }) => {
  const [own = 0, other = 0] = ratioSaid(wordsOf(stem));
  const total = nth(numbersInWords(stem), 0);
  const share = Rational.of(total * own, own + other);
  return [own + other, Rational.of(total, own + other), share];
});

const ownFractionDecimalPercent: SkillChecker = {
  /** Each card is tried with each card of the other column. */
  solve: ({ answer }) => {
    if (answer.kind !== 'match') throw new Error('nothing to be joined');
    const value = (content: (typeof answer.first)[number]['content']) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('a card without a number');
      return nodeValue(piece.math);
    };
    return {
      kind: 'match',
      pairs: answer.first.map(({ id, content }) => {
        const fits = answer.second.filter((other) => value(other.content).equals(value(content)));
        return [id, only(fits).id] as const;
      }),
    };
  },
};

const g6FractionDecimalPercent = withNumberSets(ownFractionDecimalPercent, 'categorize');

const g6PercentOfAmount: SkillChecker = {
  /** One hundredth of the amount is counted as many times as the percent says. */
  solve: (sheet) => {
    const nodes = formulas(sheet.stem).flatMap(terms);
    const share =
      sheet.figure?.t === 'hundred-grid'
        ? nth(sheet.figure.shaded, 0)
        : nodeValue(
            nth(
              nodes.filter(({ t }) => t === 'percent'),
              0,
            ),
          ).times(Rational.of(100)).numerator;
    const amounts = everyNumber(sheet.stem).filter(
      (value, index, all) =>
        !(
          sheet.figure === undefined &&
          value.equals(Rational.of(share)) &&
          all.findIndex((each) => each.equals(value)) === index
        ),
    );
    const amount = sheet.form === 'find-mistake' ? nth(amounts, 0) : sheet.figure ? only(amounts) : nth(amounts, 0);
    let sum = Rational.of(0);
    for (let part = 0; part < share; part += 1) sum = sum.plus(amount.over(Rational.of(100)));
    return asDecimalKey(sum);
  },
};

const g6PercentFind: SkillChecker = {
  /** Tries 1 to 99 percent of the whole until the part comes out; the larger number is the whole. */
  solve: (sheet) => {
    const set = sheet.form === 'figure' ? figureOf(sheet, 'set') : null;
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const statement = sheet.form === 'find-mistake' ? numbers.slice(-2) : numbers.slice(0, 2);
    const whole = set ? set.total : Math.max(...statement);
    const part = set ? set.marked : Math.min(...statement);
    for (let share = 1; share < 100; share += 1) {
      if (whole * share === part * 100) {
        return { kind: 'integer', values: [String(sheet.form === 'reverse' ? 100 - share : share)] };
      }
    }
    throw new Error('no whole percent');
  },
};

const g6PercentWhole: SkillChecker = {
  /** Tries wholes, one after another. */
  solve: (sheet) => {
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const bar = sheet.form === 'figure' ? nth(figureOf(sheet, 'bars').bars, 0) : null;
    const share = bar ? (bar.shaded * 100) / bar.parts : nth(numbers, 0);
    const statement = nth(numbers, 1);
    for (let whole = 1; whole <= 20_000; whole += 1) {
      const part = whole * share;
      if ((sheet.form === 'reverse' ? whole * 100 - part : part) === statement * 100) {
        return { kind: 'integer', values: [String(whole)] };
      }
    }
    throw new Error('no whole fits');
  },
};

const askedDiscount: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const [price, paid] = amountsStatement(sheet);
    if (price === undefined) throw new Error('no price');
    if (sheet.form === 'reverse') {
      for (let share = 1; share < 100; share += 1) if (price * (100 - share) === (paid ?? 0) * 100) return asKey(share);
      throw new Error('no whole percent');
    }
    const shares = percentsStatement(sheet);
    const once = changed(price, nth(shares, 0), false);
    return asKey(sheet.form === 'compare' ? changed(once, nth(shares, 1), false) : once);
  },
};

/** So many toman of every hundred. */
const g6Discount = withWrongLine(askedDiscount, ({ stem }) => {
  const rate = formulas(stem).find((node) => node.t === 'percent');
  const price = Math.max(...numbersInWords(stem));
  if (rate?.t !== 'percent' || price % 100 !== 0) throw new Error('no percentage of hundreds');
  const hundreds = price / 100;
  return [hundreds, hundreds * Number(rate.value), hundreds * (100 - Number(rate.value))];
});

const g6ProfitLoss: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const amounts = amountsStatement(sheet);
    const isProfit = wordsOf(sheet.stem).includes('سود');
    if (sheet.form === 'reverse') {
      const [cost, sale] = [nth(amounts, 0), nth(amounts, 1)];
      for (let share = 1; share < 200; share += 1) {
        if (cost * (isProfit ? 100 + share : 100 - share) === sale * 100) return asKey(share);
      }
      throw new Error('no whole percent');
    }
    const isMany = sheet.form === 'compare';
    const sale = changed(nth(amounts, isMany ? 1 : 0), nth(percentsStatement(sheet), 0), isProfit);
    return asKey(isMany ? sale * nth(amounts, 0) : sale);
  },
};

const g6TaxInterest: SkillChecker = {
  /** The amount grows month by month by a twelfth of what it grows in a year. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const amount = nth(amountsStatement(sheet), 0);
    const inYear = changed(amount, nth(percentsStatement(sheet), 0), true) - amount;
    const months = words.includes('دو سال') ? 24 : words.includes('شش ماه') ? 6 : words.includes('سه ماه') ? 3 : 12;
    let twelfths = 0;
    for (let month = 0; month < months; month += 1) twelfths += inYear;
    const extra = twelfths / 12;
    return { kind: 'integer', values: [String(sheet.form === 'reverse' ? amount + extra : extra)] };
  },
};

const up = /بیشتر|گران‌تر|زیاد/;

const g6PercentChange: SkillChecker = {
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const words = sheet.stem.map((block) => wordsOf([block]));
    const amount = nth(amountsStatement(sheet), 0);
    const shares = percentsStatement(sheet);
    if (sheet.form === 'reverse') {
      const isUp = up.test(nth(words, 0));
      for (let first = 1; first < 1_500_000; first += 1) {
        if (first * (isUp ? 100 + nth(shares, 0) : 100 - nth(shares, 0)) === amount * 100) return asKey(first);
      }
      throw new Error('no number fits');
    }
    const once = changed(amount, nth(shares, 0), up.test(nth(words, sheet.form === 'bare' ? 0 : 1)));
    return asKey(sheet.form === 'compare' ? changed(once, nth(shares, 1), up.test(nth(words, 2))) : once);
  },
};

const g6PiePercent: SkillChecker = {
  /** Reads the slices by their sectors, whatever is written on them. */
  solve: (sheet) => {
    const { slices } = figureOf(sheet, 'pie');
    const sectors = slices.reduce((sum, { parts }) => sum + parts, 0);
    const shareOf = (label: string): number => {
      const slice = slices.find((each) => each.label === label);
      if (!slice) throw new Error(`no slice ${label}`);
      const share = (slice.parts * 100) / sectors;
      if (typeof slice.percent === 'number' && slice.percent !== share)
        throw new Error('the slice and its percent disagree');
      return share;
    };
    const named = [...wordsOf(sheet.stem).matchAll(/«([^»]+)»/g)].map(([, name = '']) => name);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const share = shareOf(nth(named, 0));
    if (sheet.form === 'figure') return asKey(share);
    const statement = nth(numbersInWords(sheet.stem), 0);
    if (sheet.form === 'reverse') {
      for (let total = 1; total <= 4000; total += 1) if (total * share === statement * 100) return asKey(total);
      throw new Error('no total fits');
    }
    const part = (of: number): number => changed(statement, of, true) - statement;
    return asKey(sheet.form === 'compare' ? Math.abs(part(share) - part(shareOf(nth(named, 1)))) : part(share));
  },
};

const tones: Readonly<Record<string, string>> = { زرد: 'turmeric', سبز: 'leaf', قرمز: 'rose', آبی: 'sky' };

/** Lucky outcomes and all outcomes, counted in the picture or read in the words. */
function countedProbabilityPercent(sheet: Sheet): readonly [number, number] {
  const words = wordsOf(sheet.stem);
  const { figure } = sheet;
  if (figure?.t === 'bag' || figure?.t === 'spinner') {
    const color = Object.keys(tones).find((name) => words.includes(` ${name} `)) ?? '';
    const all =
      figure.t === 'bag'
        ? nth(figure.bags, 0).beads.flatMap(({ tone, count }) => Array.from({ length: count }, () => tone))
        : nth(figure.spinners, 0).sectors.map(({ tone }) => tone);
    return [all.filter((tone) => tone === tones[color]).length, all.length];
  }
  const numbers = numbersInWords(sheet.stem);
  // Numbered cards: those up to the stated number are counted one by one.
  if (words.includes('عددهای ۱ تا')) {
    const [total, limit] = [nth(numbers, 0), nth(numbers, -1)];
    const cards = Array.from({ length: total }, (_, index) => index + 1);
    return [cards.filter((card) => (sheet.form === 'reverse' ? card > limit : card <= limit)).length, total];
  }
  const [total, lucky] = [nth(numbers, 0), nth(numbers, 1)];
  return [sheet.form === 'reverse' ? total - lucky : lucky, total];
}

const g6ProbabilityPercent: SkillChecker = {
  solve: (sheet) => {
    const [lucky, total] = countedProbabilityPercent(sheet);
    for (let share = 1; share < 100; share += 1) {
      if (share * total === lucky * 100) return { kind: 'integer', values: [String(share)] };
    }
    throw new Error('no whole percent');
  },
};

function data(sheet: Sheet): readonly (readonly [string, number])[] {
  const { figure } = sheet;
  if (figure?.t === 'tally') return figure.rows.map(({ label, count }) => [label, count ?? 0] as const);
  if (figure?.t === 'table') {
    return figure.rows.map(([name, count]) => {
      if (name?.t !== 'text' || count?.t !== 'math') throw new Error('an empty cell');
      return [name.text, nodeValue(count.math).numerator] as const;
    });
  }
  const list = nth(wordsOf(sheet.stem.slice(0, 1)).split(': '), 1).replace('.', '');
  return list.split('، ').map((entry) => {
    const [, name = '', digits = ''] = /^(.+) ([۰-۹]+) [^۰-۹]+$/.exec(entry) ?? [];
    return [name, Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))))] as const;
  });
}

const g6DataPercent: SkillChecker = {
  solve: (sheet) => {
    const rows = data(sheet);
    const total = rows.reduce((sum, [, count]) => sum + count, 0);
    const asked = [...wordsOf(sheet.stem.slice(-1)).matchAll(/«([^»]+)»/g)].map(([, name = '']) => name);
    const part = rows.filter(([name]) => asked.includes(name)).reduce((sum, [, count]) => sum + count, 0);
    for (let share = 1; share < 100; share += 1) {
      if (share * total === part * 100) return { kind: 'integer', values: [String(share)] };
    }
    throw new Error('no whole percent');
  },
};

export const checkers: ChapterCheckers = {
  'g6-ratio-simplify': g6RatioSimplify,
  'g6-proportion-solve': g6ProportionSolve,
  'g6-proportion-word': g6ProportionWord,
  'g6-share-ratio': g6ShareRatio,
  'g6-fraction-decimal-percent': g6FractionDecimalPercent,
  'g6-percent-of-amount': g6PercentOfAmount,
  'g6-percent-find': g6PercentFind,
  'g6-percent-whole': g6PercentWhole,
  'g6-discount': g6Discount,
  'g6-profit-loss': g6ProfitLoss,
  'g6-tax-interest': g6TaxInterest,
  'g6-percent-change': g6PercentChange,
  'g6-pie-percent': g6PiePercent,
  'g6-probability-percent': g6ProbabilityPercent,
  'g6-data-percent': g6DataPercent,
};
