import type { AnswerKey, Inline, MathNode } from '../../src/model/index.ts';
import { ordinalWords } from '../../src/numbers/persian/words.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { solveSaidNumber } from '../question-readers/number-words.ts';
import { everyNumber } from '../question-readers/numbers-in-stem.ts';
import { pairsShown } from '../question-readers/pattern-pairs.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  type Sheet,
  terms,
  valueAt,
  wordsOf,
} from '../question-readers/sheet.ts';

/** Whether a number can be counted off in steps of `by`, from zero. */
function isCountedOff(value: number, by: number): boolean {
  let left = value;
  for (const jump of [by * 10_000, by * 1000, by * 100, by * 10, by]) while (left >= jump) left -= jump;
  return left === 0;
}

function numbersOf(content: readonly Inline[]): readonly number[] {
  return everyNumber([{ t: 'paragraph', content }]).map(({ numerator }) => numerator);
}

/** The one option that holds exactly the numbers asked for. */
function rightGroup(sheet: Sheet): AnswerKey {
  if (sheet.answer.kind !== 'choice') throw new Error('no options');
  const row = sheet.stem.find((block) => block.t === 'display');
  if (row === undefined) throw new Error('no numbers');
  const numbers = everyNumber([row]).map(({ numerator }) => numerator);
  const words = wordsOf(sheet.stem);
  const by = nth(everyNumber(sheet.stem.filter((block) => block.t === 'paragraph')), 0).numerator;
  const isRest = /نیستند؟|باقی می‌ماند؟/.test(words);
  const wanted = numbers.filter((value) => isCountedOff(value, by) !== isRest);
  const fits = sheet.answer.options.filter(({ content }) => numbersOf(content).join() === wanted.join());
  return { kind: 'choice', option: only(fits).id };
}

/** The ordinal spoken in a text («سیزدهم»), as its number; the longest one that is there. */
function spokenOrdinal(text: string): number {
  const words = ` ${text.replace(/[،.؟!»«]/g, ' ')} `;
  for (let value = 100; value >= 1; value -= 1) if (words.includes(` ${ordinalWords(value)} `)) return value;
  throw new Error('no ordinal');
}

/** Every number of the stem with its sign, in reading order. */
function signedNumbers(sheet: Sheet): readonly number[] {
  return everyNumber(sheet.stem).map(({ numerator }) => numerator);
}

/** Writes the pattern on, one term after another, from the differences of the shown terms. */
const ownPatternNth: SkillChecker = {
  solve: (sheet) => {
    const statement =
      sheet.form === 'find-mistake' ? everyNumber(sheet.stem).slice(4) : everyNumber(sheet.stem.slice(-1));
    const asked = nth(statement, 0).numerator;
    // What is stated beside the first three figures of a story (tiles left over) is before them.
    const row = everyNumber(sheet.stem.slice(0, 1)).map(({ numerator }) => numerator);
    const shown =
      sheet.form === 'story'
        ? row.length > 3 && /بیرون می‌ماند|کنار هم/.test(JSON.stringify(sheet.stem))
          ? row.slice(0, 3)
          : row.slice(-3)
        : pairsShown(sheet).map(([, value]) => value);
    let [value, jump] = [nth(shown, 0), nth(shown, 1) - nth(shown, 0)];
    const growth = nth(shown, 2) - nth(shown, 1) - jump;
    for (let at = 1; at < asked; at += 1) {
      value += jump;
      jump += growth;
    }
    return { kind: 'integer', values: [String(value)] };
  },
};

const g6PatternNth = withNumberSets(ownPatternNth, 'table-cells');

/** The rule with a number in place of its words. */
function filledPatternRule(node: MathNode, n: number): MathNode {
  if (node.t === 'words') return { t: 'number', value: String(n) };
  if (node.t === 'row') return { ...node, children: node.children.map((child) => filledPatternRule(child, n)) };
  return node.t === 'group' ? { ...node, child: filledPatternRule(node.child, n) } : node;
}

function pairs(sheet: Sheet): readonly (readonly [number, number])[] {
  if (sheet.figure?.t === 'table') {
    return sheet.figure.rows.map((cells) => {
      const [n = 0, value = 0] = cells.map((cell) => (cell.t === 'math' ? nodeValue(cell.math).numerator : 0));
      return [n, value] as const;
    });
  }
  const numbers = everyNumber(sheet.stem.slice(0, 1)).map(({ numerator }) => numerator);
  if (sheet.form === 'story') {
    const isAfter = /بیرون می‌ماند/.test(wordsOf(sheet.stem));
    return (isAfter ? numbers.slice(0, 3) : numbers.slice(-3)).map((value, index) => [index + 1, value] as const);
  }
  return [0, 2, 4, 6].map((at) => [numbers[at] ?? 0, numbers[at + 1] ?? 0] as const);
}

/** Tries every option on every pair shown. */
const g6PatternRule: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const shown = pairs(sheet);
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no rule');
      const { math } = piece;
      return shown.every(([n, value]) => {
        const found = nodeValue(filledPatternRule(math, n));
        return found.isWhole && found.n === BigInt(value);
      });
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

function filledPatternInverse(node: MathNode, n: number): MathNode {
  if (node.t === 'words') return { t: 'number', value: String(n) };
  return node.t === 'row' ? { ...node, children: node.children.map((child) => filledPatternInverse(child, n)) } : node;
}

/** What number n leads to, and what is wanted. */
function walk(sheet: Sheet): readonly [(n: number) => number, number] {
  const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
  const words = wordsOf(sheet.stem);
  if (sheet.figure?.t === 'table') {
    const [one = 0, two = 0] = sheet.figure.rows.map((cells) => {
      const cell = cells[1];
      return cell?.t === 'math' ? nodeValue(cell.math).numerator : 0;
    });
    return [(n) => one + (n - 1) * (two - one), nth(numbers, -1)];
  }
  const [rule] = formulas(sheet.stem);
  if (rule !== undefined && rule.t === 'row') {
    const value = Number(nth(everyNumber(sheet.stem.slice(-1)), 0).numerator);
    return [(n) => nodeValue(filledPatternInverse(rule, n)).numerator, value];
  }
  const [a, b, c] = [nth(numbers, 0), nth(numbers, 1), nth(numbers, 2)];
  if (sheet.form === 'reverse') return [(n) => n * a + (words.includes('کم کردیم') ? -b : b), c];
  // Stories: three figures and what is asked; or a fixed amount, so much for each, and the total.
  if (numbers.length > 3) return [(n) => a + (n - 1) * (b - a), nth(numbers, -1)];
  return [(n) => a + n * b, c];
}

const ownPatternInverse: SkillChecker = {
  /** Goes up number by number until the wanted value is reached. */
  solve: (sheet) => {
    const [at, wanted] = walk(sheet);
    for (let n = 1; n <= 200; n += 1) if (at(n) === wanted) return { kind: 'integer', values: [String(n)] };
    throw new Error('no number leads there');
  },
};

const g6PatternInverse = withNumberSets(ownPatternInverse, 'table-cells');

const ownPatternMultiples: SkillChecker = {
  /** Counts through the natural numbers and keeps those that fit. */
  solve: (sheet) => {
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const words = wordsOf(sheet.stem);
    const isStatement = sheet.form === 'reverse' || sheet.form === 'find-mistake';
    const isPure = isStatement && words.includes('بخش‌پذیرند');
    const by = isStatement ? nth(numbers, 0) : nth(numbers, 1) - nth(numbers, 0);
    const rest = isStatement ? (isPure ? 0 : nth(numbers, 1)) : nth(numbers, 0) % by;
    const wanted = spokenOrdinal(words);
    let found = 0;
    for (let value = 1; value < 2000; value += 1) {
      if (value % by === rest) found += 1;
      if (found === wanted) return { kind: 'integer', values: [String(value)] };
    }
    throw new Error('the list is too short');
  },
};

const g6PatternMultiples = withNumberSets(ownPatternMultiples, 'multiple-select');

const g6PlaceValueLarge: SkillChecker = {
  /** The worth of a digit is what the number loses when the digit becomes zero. */
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const statement = everyNumber(sheet.stem).map(({ n }) => Number(n));
    const nodes = formulas(sheet.stem).flatMap(terms);
    if (sheet.form === 'reverse') {
      const [whole, ...parts] = statement;
      return asKey(parts.reduce((rest, part) => rest - part, whole ?? 0));
    }
    if (sheet.form === 'compare') {
      const [digit, value] = [String(nth(statement, 0)), String(nth(statement, 1))];
      return asKey(10 ** (value.lastIndexOf(digit) - value.indexOf(digit)));
    }
    const marked = nodes.find((node) => node.t === 'digits');
    const text = marked?.t === 'digits' ? marked.value : String(nth(statement, 0));
    const digit = marked?.t === 'digits' ? marked.value.charAt(marked.index) : String(nth(statement, -1));
    const at =
      marked?.t === 'digits' ? marked.index : only([...text].flatMap((each, index) => (each === digit ? [index] : [])));
    return asKey(Number(text) - Number(`${text.slice(0, at)}0${text.slice(at + 1)}`));
  },
};

/** Builds numbers digit by digit, the wanted digits first, until one passes the test: the first found is the answer. */
function first(
  digits: readonly number[],
  order: (digits: readonly number[]) => readonly number[],
  passes: (value: number) => boolean,
  goesOn: (prefix: number, left: number) => boolean,
  prefix = 0,
): number | null {
  if (digits.length === 0) return passes(prefix) ? prefix : null;
  for (const digit of order(digits)) {
    if (prefix === 0 && digit === 0) continue;
    const next = prefix * 10 + digit;
    const at = digits.indexOf(digit);
    const rest = digits.filter((_, index) => index !== at);
    if (!goesOn(next, rest.length)) continue;
    const found = first(rest, order, passes, goesOn, next);
    if (found !== null) return found;
  }
  return null;
}

const rising = (digits: readonly number[]): readonly number[] => [...digits].sort((a, b) => a - b);

const falling = (digits: readonly number[]): readonly number[] => [...digits].sort((a, b) => b - a);

function solveDigitPuzzles(sheet: Sheet): number {
  const words = wordsOf(sheet.stem);
  const numbers = numbersInWords(sheet.stem);
  const near = /نزدیک‌ترین/.test(words);
  const digits = numbers.filter((value) => value < 10);
  if (near) {
    const bound = numbers.find((value) => value > 9) ?? 0;
    const above = first(
      digits,
      rising,
      (value) => value >= bound,
      (prefix, left) => (prefix + 1) * 10 ** left > bound,
    );
    const below = first(
      digits,
      falling,
      (value) => value <= bound,
      (prefix, left) => prefix * 10 ** left <= bound,
    );
    if (above === null) return below ?? 0;
    if (below === null) return above;
    return above - bound < bound - below ? above : below;
  }
  const passes = (value: number): boolean =>
    words.includes('زوج') ? value % 2 === 0 : words.includes('فرد') ? value % 2 === 1 : true;
  const found = first(digits, words.includes('بزرگ‌ترین') ? falling : rising, passes, () => true);
  if (found === null) throw new Error('no number');
  return found;
}

const g6DigitPuzzles: SkillChecker = {
  solve: (sheet) => ({ kind: 'integer', values: [String(solveDigitPuzzles(sheet))] }),
};

const ownDivisible2510: SkillChecker = { solve: rightGroup };

const g6Divisible2510 = withNumberSets(ownDivisible2510, 'multiple-select');

const ownDivisible39: SkillChecker = {
  /** Puts every digit in the box and divides. Zero may come first unless the words say that it does not. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const by = nth(
      numbersInWords(sheet.stem).filter((value) => value === 3 || value === 9),
      sheet.form === 'find-mistake' ? -1 : 0,
    );
    const cells =
      sheet.figure === undefined
        ? terms(nth(formulas(sheet.stem), 0)).map((node) => (node.t === 'number' ? node.value : '?'))
        : nth(figureOf(sheet, 'place-table').rows, 0);
    const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const fits = digits.filter((digit) => {
      const text = cells.map((cell) => (cell === '?' ? digit : cell)).join('');
      return !(text.startsWith('0') && words.includes('با صفر شروع ن')) && Number(text) % by === 0;
    });
    return { kind: 'integer', values: [nth(fits, words.includes('بزرگ‌ترین') ? -1 : 0)] };
  },
};

const g6Divisible39 = withNumberSets(ownDivisible39, 'multiple-select');

const ownDivisible615: SkillChecker = { solve: rightGroup };

const g6Divisible615 = withNumberSets(ownDivisible615, 'multiple-select');

const g6RemainderDigitSum: SkillChecker = {
  /** Long division, digit after digit. */
  solve: (sheet) => {
    const numbers = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const value = Math.max(...numbers);
    const by = nth(
      numbers.filter((each) => each !== value && each <= 10),
      0,
    );
    let rest = 0;
    for (const digit of String(value)) rest = (rest * 10 + Number(digit)) % by;
    return { kind: 'integer', values: [String(rest)] };
  },
};

const belowWords = /زیر صفر|پایین‌تر از|زیان کرد|از دست داد|پیش از پرتاب صحبت/;

const downwards = /سردتر شد|پایین‌تر می‌رود|تومان زیان کرد\. کدام|امتیاز از دست داد\. حالا/;

const ownIntegerContext: SkillChecker = {
  /** Walks from zero, one step at a time, to the side the words tell. */
  solve: (sheet) => {
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'figure') {
      const axis = figureOf(sheet, 'number-line');
      return asKey(valueAt(axis, nth(axis.points ?? [], 0).tick).numerator);
    }
    const words = wordsOf(sheet.stem);
    const numbers = signedNumbers(sheet);
    const statement = nth(words.split(/ در اینجا صفر یعنی/), 0);
    let at = 0;
    for (let walked = 0; walked < nth(numbers, 0); walked += 1) at += belowWords.test(statement) ? -1 : 1;
    if (sheet.form === 'compare') {
      for (let walked = 0; walked < nth(numbers, 1); walked += 1) {
        at += downwards.test(words) ? -1 : 1;
        // A fish does not leave the water, nor does a kite go down into it.
        if (at === 0 && statement.includes('سطح دریا')) throw new Error('it goes through the surface of the sea');
      }
    }
    return asKey(at);
  },
};

const g6IntegerContext = withNumberSets(ownIntegerContext, 'categorize');

function wanted(sheet: Sheet): number {
  const numbers = signedNumbers(sheet);
  const words = wordsOf(sheet.stem);
  if (words.includes('قرینهٔ')) return -nth(numbers, 0);
  if (words.includes('سمت راست')) return nth(numbers, 1) + nth(numbers, 0);
  if (words.includes('سمت چپ')) return nth(numbers, 1) - nth(numbers, 0);
  return /زیر سطح|زیان کرد/.test(words) ? -nth(numbers, 0) : nth(numbers, 0);
}

const ownIntegerNumberline: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = wanted(sheet);
    const count = ((line.to - line.from) * line.divisions) / (line.unit ?? 1);
    const ticks = Array.from({ length: count + 1 }, (_, tick) => tick);
    return {
      kind: 'number-line',
      tick: only(ticks.filter((tick) => valueAt(line, tick).n === BigInt(value) && valueAt(line, tick).isWhole)),
    };
  },
};

const g6IntegerNumberline = withNumberSets(ownIntegerNumberline, 'categorize');

const ownIntegerCompare: SkillChecker = {
  /** Walks along the line from the left and takes each number as it is met. */
  solve: ({ answer }) => {
    if (answer.kind !== 'order') throw new Error('not an order');
    const items: string[] = [];
    for (let at = -60; at <= 60; at += 1) {
      for (const { id, math } of answer.items) if (nodeValue(math).n === BigInt(at)) items.push(id);
    }
    return { kind: 'order', items };
  },
};

const g6IntegerCompare = withNumberSets(ownIntegerCompare, 'multiple-select');

const upwards = /سمت راست|گرم‌تر|بالا رفت|بالا آمد|به دست آورد|جلو رفت|درآمد داشت/;

const g6IntegerOppositeMove: SkillChecker = {
  /** Walks unit by unit. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const numbers = signedNumbers(sheet);
    const up = upwards.test(words);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'bare' && numbers.length === 1) return asKey(-nth(numbers, 0));
    const axis = sheet.form === 'figure' ? figureOf(sheet, 'number-line') : null;
    const isBack = sheet.form === 'reverse';
    let at = axis ? valueAt(axis, nth(axis.points ?? [], 0).tick).numerator : nth(numbers, isBack ? 1 : 0);
    const steps = nth(numbers, axis || isBack ? 0 : 1);
    for (let walked = 0; walked < steps; walked += 1) at += up !== isBack ? 1 : -1;
    return asKey(sheet.form === 'compare' ? -at : at);
  },
};

export const checkers: ChapterCheckers = {
  'g6-pattern-nth': g6PatternNth,
  'g6-pattern-rule': g6PatternRule,
  'g6-pattern-inverse': g6PatternInverse,
  'g6-pattern-multiples': g6PatternMultiples,
  'g6-number-read-write': { solve: solveSaidNumber },
  'g6-place-value-large': g6PlaceValueLarge,
  'g6-digit-puzzles': g6DigitPuzzles,
  'g6-divisible-2-5-10': g6Divisible2510,
  'g6-divisible-3-9': g6Divisible39,
  'g6-divisible-6-15': g6Divisible615,
  'g6-remainder-digit-sum': g6RemainderDigitSum,
  'g6-integer-context': g6IntegerContext,
  'g6-integer-numberline': g6IntegerNumberline,
  'g6-integer-compare': g6IntegerCompare,
  'g6-integer-opposite-move': g6IntegerOppositeMove,
};
