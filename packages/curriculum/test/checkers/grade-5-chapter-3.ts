import { plainLine } from '../../src/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { printedPair } from '../question-readers/fraction-parts.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { everyNumber } from '../question-readers/numbers-in-stem.ts';
import {
  figureOf,
  formulas,
  nth,
  numbersInWords,
  only,
  readDigits,
  type Sheet,
  sides,
  terms,
  wordsOf,
} from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

/** How many of each the sheet shows or tells: of the first kind stated, and of the second. */
function countsOf(sheet: Sheet): readonly [number, number] {
  const { figure } = sheet;
  if (figure?.t === 'set') return [figure.marked, figure.total - figure.marked];
  if (figure?.t === 'bars') {
    const bar = nth(figure.bars, 0);
    return [bar.shaded, bar.parts - bar.shaded];
  }
  const [a, b] = everyNumber(sheet.stem).map(({ numerator }) => numerator);
  return [a ?? 0, b ?? 0];
}

/** The two things of «نسبت … به …», in the order they are stated. */
function askedRatio(sheet: Sheet): readonly [string, string] {
  const [, first = '', second = ''] = /نسبت (.+?) به (.+?)(?: را|، | می‌شود)/.exec(wordsOf(sheet.stem)) ?? [];
  return [first.replace('تعداد ', ''), second.replace('تعداد ', '')];
}

/** The last word of a kind tells it from the other: «آبی», «پسر». */
function kindOf(plural: string): string {
  return nth(plural.split(' '), -1).replace(/\u200cها$|ها$/, '');
}

/** What is asked first is found among what is stated first or last. */
const g5RatioWrite: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = countsOf(sheet);
    if (sheet.form === 'bare') return { kind: 'fraction', numerator: a, denominator: b };
    const [first] = askedRatio(sheet);
    const words = wordsOf(sheet.stem);
    const statement = words.slice(0, words.indexOf(' و '));
    const isFirst = sheet.form === 'figure' ? first.includes('رنگی') : statement.includes(kindOf(first));
    return isFirst
      ? { kind: 'fraction', numerator: a, denominator: b }
      : { kind: 'fraction', numerator: b, denominator: a };
  },
};

/** Counts the things of each kind one by one. */
const g5RatioPartWhole: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [first, second] = askedRatio(sheet);
    let [a, b] = countsOf(sheet);
    let isFirst: boolean;
    if (sheet.form === 'figure') {
      isFirst = first.includes('رنگی');
    } else if (sheet.form === 'reverse') {
      // «۲۰ مهره هست که ۸ تای آن‌ها قرمز و بقیه آبی است»: the second number is the group stated first after «آن‌ها».
      const [whole, statement] = everyNumber(sheet.stem).map(({ numerator }) => numerator);
      const statementKind = /آن‌ها (.+?) و بقیه/.exec(words)?.[1] ?? '';
      a = statement ?? 0;
      b = (whole ?? 0) - a;
      isFirst = statementKind.includes(kindOf(first));
    } else {
      const statement = words.slice(0, words.indexOf(' و '));
      isFirst = statement.includes(kindOf(first));
    }
    const mine = isFirst ? a : b;
    return { kind: 'fraction', numerator: mine, denominator: second.includes('همهٔ') ? a + b : isFirst ? b : a };
  },
};

/** The word that tells one kind from the other. */
function stemOf(kind: string): string {
  return (kind.split(' ').at(-1) ?? '').replace(/\u200cها$|ها$/, '');
}

interface World {
  readonly first: string;
  readonly one: number;
  readonly other: number;
}

function holds(statement: string, { first, one, other }: World): boolean {
  const numbers = (statement.match(/[۰-۹]+/g) ?? []).map(readDigits);
  const [n1 = 0, n2 = 0] = numbers;
  const isFirst = (text: string) => text.includes(first);
  const part = /تعداد (.+?)، ([۰-۹]+)⁄([۰-۹]+) تعداد (همه)?/u.exec(statement);
  if (part !== null) {
    const [, kind = '', numerator = '', denominator = '', all] = part;
    const [mine, theirs] = isFirst(kind) ? [one, other] : [other, one];
    return mine * readDigits(denominator) === (all === undefined ? theirs : one + other) * readDigits(numerator);
  }
  const times = /تعداد (.+?)، ([۰-۹]+) برابر تعداد/u.exec(statement);
  if (times !== null) {
    const [, kind = '', count = ''] = times;
    const [mine, theirs] = isFirst(kind) ? [one, other] : [other, one];
    return mine === theirs * readDigits(count);
  }
  if (statement.startsWith('نسبت')) {
    const [, kind = ''] = /نسبت تعداد (.+?) به تعداد/.exec(statement) ?? [];
    return isFirst(kind) ? one * n2 === other * n1 : other * n2 === one * n1;
  }
  if (statement.includes('بیشتر')) {
    const [, kind = ''] = /تعداد (.+?) حتماً/.exec(statement) ?? [];
    return (isFirst(kind) ? one - other : other - one) === n1;
  }
  if (statement.includes('فقط')) return one === n1 && other === n2;
  throw new Error(`not understood: ${statement}`);
}

/** Builds places with the ratio, small and large, and keeps the one sentence that is true in all. */
const g5RatioStatement: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(stem);
    const [, kind = '', a = '', b = ''] =
      /نسبت تعداد (.+?) به تعداد .+?(?:،| می‌شود) ([۰-۹]+) به ([۰-۹]+)/.exec(words) ?? [];
    const first = stemOf(kind);
    const worlds = [1, 2, 3, 7].map((k): World => ({ first, one: readDigits(a) * k, other: readDigits(b) * k }));
    const fits = answer.options.filter(({ content }) => {
      const text = plainLine(content);
      return worlds.every((world) => holds(text, world));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Tries numbers in each gap until the products across two rows agree. */
const g5RatioEqualTable: SkillChecker = {
  solve: (sheet) => {
    const { answer } = sheet;
    const table = answer.kind === 'table-cells' ? answer : figureOf(sheet, 'table');
    const rows = table.rows.map((cells) =>
      cells.map((cell) => (cell.t === 'math' && cell.math.t === 'number' ? Number(cell.math.value) : null)),
    );
    const ground = rows.find(([a, b]) => a !== null && b !== null) ?? [];
    const [a = 0, b = 0] = ground.map((each) => each ?? 0);
    const values = rows.flatMap(([x = null, y = null]) => {
      if (x !== null && y !== null) {
        if (x * b !== y * a) throw new Error('the ratios are not equal');
        return [];
      }
      const candidates = Array.from({ length: 2000 }, (_, index) => index + 1);
      return [only(candidates.filter((each) => (x ?? each) * b === (y ?? each) * a))];
    });
    return { kind: answer.kind === 'table-cells' ? 'table-cells' : 'integer', values: values.map(String) };
  },
};

const sizes: Readonly<Record<string, number>> = {
  متر: 100,
  سانتی‌متر: 1,
  کیلوگرم: 1000,
  گرم: 1,
  ساعت: 60,
  دقیقه: 1,
  لیتر: 1000,
  میلی‌لیتر: 1,
};

/** Tries every smaller pair of numbers with the same cross products. */
const g5RatioSimplify: SkillChecker = {
  solve: (sheet) => {
    let [a, b] = countsOf(sheet);
    if (sheet.form === 'compare') {
      const [, one = '', other = ''] = /نسبت [۰-۹٬]+ (\S+) به [۰-۹٬]+ (\S+) را/.exec(wordsOf(sheet.stem)) ?? [];
      const isKilometre = one === 'کیلومتر' || other === 'کیلومتر';
      const value = (unit: string) => (isKilometre ? (unit === 'متر' ? 1 : 1000) : (sizes[unit] ?? 0));
      a *= value(one);
      b *= value(other);
    }
    for (let numerator = 1; numerator <= a; numerator += 1) {
      if ((numerator * b) % a === 0) return { kind: 'fraction', numerator, denominator: (numerator * b) / a };
    }
    throw new Error('no ratio');
  },
};

/** By cross products. */
const g5RatioEqualChoose: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const [shown] = formulas(stem);
    const statement = everyNumber(stem).map(({ numerator }) => numerator);
    const [a, b] = shown === undefined ? [nth(statement, 0), nth(statement, 1)] : printedPair(shown);
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('no fraction');
      const [c, d] = printedPair(piece.math);
      return a * d === b * c;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Tries one number after another until the cross products agree. */
const ownProportionSolve: SkillChecker = {
  solve: (sheet) => {
    const asNumber = (node: unknown) => {
      const [only_] = terms(node as Parameters<typeof terms>[0]);
      return only_?.t === 'number' ? Number(only_.value) : null;
    };
    const four = (() => {
      if (sheet.form === 'figure') {
        const [numerator = [], denominator = []] = figureOf(sheet, 'table').rows.map((cells) =>
          cells.map((cell) => (cell.t === 'math' ? asNumber(cell.math) : null)),
        );
        return [numerator[0], denominator[0], numerator[1], denominator[1]];
      }
      const [left, right] = sides(nth(formulas(sheet.stem), 0));
      return [left, right].flatMap((list) => {
        const fraction = only(list);
        if (fraction.t !== 'fraction') throw new Error('no ratio');
        return [asNumber(fraction.numerator), asNumber(fraction.denominator)];
      });
    })();
    const fits = Array.from({ length: 600 }, (_, index) => index + 1).filter((each) => {
      const [a = 0, b = 0, c = 0, d = 0] = four.map((number) => number ?? each);
      return a * d === b * c;
    });
    return { kind: 'integer', values: [String(only(fits))] };
  },
};

const g5ProportionSolve = withNumberSets(ownProportionSolve, 'table-cells');

/** Builds the amount up in equal small steps, both quantities together, until the known one is reached. */
const ownProportionWord: SkillChecker = {
  solve: (sheet) => {
    const [a, b, known] = numbersInWords(sheet.stem);
    const words = wordsOf(sheet.stem);
    let backwards = sheet.form === 'reverse';
    let goal = known ?? 0;
    if (sheet.form === 'figure') {
      const rows = figureOf(sheet, 'table').rows.map((cells) => {
        const cell = nth(cells, 2);
        return cell.t === 'math' && cell.math.t === 'number' ? Number(cell.math.value) : null;
      });
      backwards = rows[0] === null;
      goal = only(rows.filter((each) => each !== null));
    }
    if (a === undefined || b === undefined || words === '') throw new Error('no pair');
    const [step, other] = backwards ? [b, a] : [a, b];
    // In hundredths of a step, so that no step is left out.
    const share = 5040;
    let [reached, grown] = [0, 0];
    while (reached < goal * share) {
      reached += step;
      grown += other;
    }
    if (reached !== goal * share || grown % share !== 0) throw new Error('no whole answer');
    return { kind: 'integer', values: [String(grown / share)] };
  },
};

const g5ProportionWord = withNumberSets(ownProportionWord, 'table-cells');

/** Deals out shares round after round until the total, or the difference, is reached. */
const g5ShareRatio: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asked = nth(/«([^»]+)»/.exec(words) ?? [], 1);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const deal = (a: number, b: number, reached: (x: number, y: number) => boolean): readonly [number, number] => {
      let [x, y] = [0, 0];
      while (!reached(x, y)) [x, y] = [x + a, y + b];
      return [x, y];
    };
    if (sheet.form === 'figure') {
      const rows = figureOf(sheet, 'table').rows.map(([name, ratio, amount]) => ({
        name: name?.t === 'text' ? name.text : '',
        ratio: ratio?.t === 'math' && ratio.math.t === 'number' ? Number(ratio.math.value) : 0,
        amount: amount?.t === 'math' && amount.math.t === 'number' ? Number(amount.math.value) : 0,
      }));
      const [first, second, all] = rows;
      const [x, y] = deal(first?.ratio ?? 0, second?.ratio ?? 0, (a, b) => a + b >= (all?.amount ?? 0));
      return key(asked === first?.name ? x : y);
    }
    const ratio = /([۰-۹]+) به ([۰-۹]+)/.exec(words) ?? [];
    const [a, b] = [readDigits(nth(ratio, 1)), readDigits(nth(ratio, 2))];
    const amount = readDigits(nth(/[۰-۹]+/.exec(words.replace(nth(ratio, 0), '')) ?? [], 0));
    const isGap = words.includes('تفاوت');
    const [x, y] = deal(a, b, (first, second) => (isGap ? Math.abs(first - second) : first + second) >= amount);
    // The first share is followed by «و» or «به», the second by something else.
    return key(new RegExp(`${asked}(?: خواند)? (?:و|به) `).test(words) ? x : y);
  },
};

/** Counts the small squares one by one. */
const g5PercentMeaning: SkillChecker = {
  solve: (sheet) => {
    const { shaded } = figureOf(sheet, 'hundred-grid');
    const count = (square: number, filled: boolean) =>
      Array.from({ length: 100 }, (_, cell) => cell < nth(shaded, square)).filter((each) => each === filled).length;
    const value =
      sheet.form === 'compare' ? Math.abs(count(0, true) - count(1, true)) : count(0, sheet.form !== 'reverse');
    return { kind: 'integer', values: [String(value)] };
  },
};

/** Deals a hundred out over the parts, one at a time, and counts what falls on the parts meant. */
const g5FractionToPercent: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    const [numerator, denominator] =
      figure?.t === 'bars'
        ? [nth(figure.bars, 0).shaded, nth(figure.bars, 0).parts]
        : figure?.t === 'circles'
          ? [nth(figure.circles, 0).shaded, nth(figure.circles, 0).parts]
          : figure?.t === 'set'
            ? [figure.marked, figure.total]
            : printedPair(
                nth(
                  formulas(sheet.stem)
                    .flatMap(terms)
                    .filter(({ t }) => t === 'fraction'),
                  0,
                ),
              );
    let share = 0;
    for (let one = 0; one < 100; one += 1) if (one % denominator < numerator) share += 1;
    const isRest = /کمتر|بقیهٔ/.test(wordsOf(sheet.stem));
    return { kind: 'integer', values: [String(isRest ? 100 - share : share)] };
  },
};

/** Takes so many out of each hundred, and of what is left over a hundred its share. */
const askedPercentOfAmount: SkillChecker = {
  solve: (sheet) => {
    const whole = nth(numbersInWords(sheet.stem), 0);
    const statement = formulas(sheet.stem)
      .flatMap(terms)
      .find((node) => node.t === 'percent');
    const rate =
      sheet.form === 'figure'
        ? nth(figureOf(sheet, 'hundred-grid').shaded, 0)
        : Number(statement?.t === 'percent' ? statement.value : Number.NaN);
    let hundredths = 0;
    for (let one = 0; one < whole; one += 1) hundredths += rate;
    if (hundredths % 100 !== 0) throw new Error('no whole share');
    const share = hundredths / 100;
    return { kind: 'integer', values: [String(sheet.form === 'compare' ? whole - share : share)] };
  },
};

/** So many of every hundred. */
const g5PercentOfAmount = withWrongLine(askedPercentOfAmount, ({ stem }) => {
  const rate = formulas(stem).find((node) => node.t === 'percent');
  if (rate?.t !== 'percent') throw new Error('no percentage');
  const hundreds = Rational.of(nth(numbersInWords(stem.slice(0, 1)), 0), 100);
  const tens = Number(rate.value) - (Number(rate.value) % 10);
  return [10, tens, Number(rate.value) - tens, Number(rate.value)].map((each) => hundreds.times(Rational.of(each)));
});

/** Tries every percent from 1 to 100. */
const g5PercentFind: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    const statement = numbersInWords(sheet.stem);
    const [a, b] = figure?.t === 'set' ? [figure.marked, figure.total] : [nth(statement, 0), nth(statement, 1)];
    const [part, whole] = [Math.min(a, b), Math.max(a, b)];
    const percents = Array.from({ length: 100 }, (_, index) => index + 1);
    const share = only(percents.filter((each) => each * whole === part * 100));
    return { kind: 'integer', values: [String(sheet.form === 'compare' ? 100 - share : share)] };
  },
};

export const checkers: ChapterCheckers = {
  'g5-ratio-write': g5RatioWrite,
  'g5-ratio-part-whole': g5RatioPartWhole,
  'g5-ratio-statement': g5RatioStatement,
  'g5-ratio-equal-table': g5RatioEqualTable,
  'g5-ratio-simplify': g5RatioSimplify,
  'g5-ratio-equal-choose': g5RatioEqualChoose,
  'g5-proportion-solve': g5ProportionSolve,
  'g5-proportion-word': g5ProportionWord,
  'g5-share-ratio': g5ShareRatio,
  'g5-percent-meaning': g5PercentMeaning,
  'g5-fraction-to-percent': g5FractionToPercent,
  'g5-percent-of-amount': g5PercentOfAmount,
  'g5-percent-find': g5PercentFind,
};
