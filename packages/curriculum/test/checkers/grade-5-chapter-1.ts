import type { AnswerKey } from '../../src/model/index.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { solveCompound } from '../question-readers/compound-numbers.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { heardNumber, solveSaidNumber } from '../question-readers/number-words.ts';
import { everyNumber } from '../question-readers/numbers-in-stem.ts';
import { pairsShown, walkTo } from '../question-readers/pattern-pairs.ts';
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
  termsValue,
  wordsOf,
} from '../question-readers/sheet.ts';

const places = [
  'یکان',
  'دهگان',
  'صدگان',
  'یکان هزار',
  'دهگان هزار',
  'صدگان هزار',
  'یکان میلیون',
  'دهگان میلیون',
  'صدگان میلیون',
];

/** Takes the rest away from the number, or counts places from the right. */
const g5PlaceValue: SkillChecker = {
  solve: (sheet) => {
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const asked = /«([^»]+)»/.exec(wordsOf(sheet.stem))?.[1] ?? '';
    const numbers = numbersInWords(sheet.stem);
    if (sheet.form === 'figure') {
      const { columns, rows } = figureOf(sheet, 'place-table');
      return key(Number(nth(rows, 0)[columns.indexOf(asked)]));
    }
    if (sheet.form === 'reverse') {
      return key(Number([...String(nth(numbers, 0))].reverse()[places.indexOf(asked)]));
    }
    if (sheet.form === 'compare') {
      const [number, digit] = [String(nth(numbers, 0)), String(nth(numbers, 1))];
      const values = [...number].flatMap((each, index) => (each === digit ? [10 ** (number.length - 1 - index)] : []));
      return key(nth(values, 0) / nth(values, 1));
    }
    if (sheet.form === 'story') {
      const [number, digit] = [String(nth(numbers, 0)), String(nth(numbers, 1))];
      return key(Number(number) - Number(number.replace(digit, '0')));
    }
    const shown = nth(formulas(sheet.stem), 0);
    if (shown.t !== 'digits') throw new Error('no digit is pointed at');
    const without = [...shown.value].map((digit, index) => (index === shown.index ? '0' : digit)).join('');
    return key(Number(shown.value) - Number(without));
  },
};

/** By the inverse operation: the number that, put back, gives what was stated; it is searched for by halving. */
function search(fits: (candidate: bigint) => number): bigint {
  let [low, high] = [0n, 10n ** 14n];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (fits(middle) < 0) low = middle + 1n;
    else high = middle;
  }
  if (fits(low) !== 0) throw new Error('no whole number fits');
  return low;
}

const order = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

function worked(sign: string, a: bigint, b: bigint): AnswerKey {
  const one = (value: bigint): AnswerKey => ({ kind: 'integer', values: [String(value)] });
  switch (sign) {
    case '+':
      return one(search((sum) => order(sum - b, a)));
    case '−':
      return one(search((difference) => order(difference + b, a)));
    case '×': {
      let product = 0n;
      for (let time = 0n; time < b; time += 1n) product += a;
      return one(product);
    }
    default: {
      let [quotient, left] = [0n, a];
      while (left >= b) {
        left -= b;
        quotient += 1n;
      }
      return { kind: 'integer', values: [String(quotient), String(left)] };
    }
  }
}

function signOf(sheet: Sheet): string {
  const sign = formulas(sheet.stem)
    .flatMap(terms)
    .find((node) => node.t === 'operator' && node.sign !== '=');
  if (sign?.t === 'operator') return sign.sign;
  const words = wordsOf(sheet.stem);
  if (words.includes('تایی')) return '÷';
  if (sheet.form === 'reverse') return words.includes('اضافه کرد') ? '−' : '+';
  if (/مانده|اختلاف|بیشتر از|نشده/.test(words)) return '−';
  if (/در هر|هر روز|قیمت هر|آن .* جلد چاپ می‌کنند/.test(words)) return '×';
  return '+';
}

const g5FourOperations: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') {
      const { dividend, divisor } = figureOf(sheet, 'long-division');
      return worked('÷', BigInt(dividend), BigInt(divisor));
    }
    const [a, b] = everyNumber(sheet.stem).map(({ n }) => n);
    if (a === undefined || b === undefined) throw new Error('two numbers expected');
    // «از عددی ۳ کم کرد و ۵ ماند»: the second number stated is what the sign begins with.
    return sheet.form === 'reverse' ? worked(signOf(sheet), nth([b], 0), a) : worked(signOf(sheet), a, b);
  },
};

/** The multiple of `size` that lies nearest, found by walking up to it. */
function nearest(value: number, size: number): number {
  let below = 0;
  while (below + size <= value) below += size;
  return value - below < below + size - value ? below : below + size;
}

const g5Estimate: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const [a, b] = everyNumber(sheet.stem).map(({ numerator }) => numerator);
    const sizes = [...words.matchAll(/نزدیک‌ترین ((?:ده|صد) هزار|ده|صد|هزار)/g)].map(([, name = '']) =>
      heardNumber(name),
    );
    const [x, y] = [nearest(a ?? 0, nth(sizes, 0)), nearest(b ?? 0, nth(sizes, -1))];
    const sign = formulas(sheet.stem)
      .flatMap(terms)
      .find((node) => node.t === 'operator');
    const isProduct =
      sign?.t === 'operator' ? sign.sign === '×' : /حاصل ضرب|در هر|هر روز|قیمت هر|آن .* جلد چاپ می‌کنند/.test(words);
    const isDifference =
      sign?.t === 'operator' ? sign.sign === '−' : /حاصل تفریق|مانده|اختلاف|بیشتر از|نشده/.test(words);
    const found = isProduct ? x * y : isDifference ? x - y : x + y;
    return { kind: 'integer', values: [String(found)] };
  },
};

const value: Readonly<Record<string, bigint>> = { یکی: 1n, هزار: 1000n, میلیون: 1_000_000n, میلیارد: 1_000_000_000n };

/** Adds each stated part times its group; of a written number, takes three digits out of its text. */
const g5BillionTable: SkillChecker = {
  solve: (sheet) => {
    const key = (value: bigint | number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const words = wordsOf(sheet.stem);
    if (sheet.form === 'figure') {
      const { columns, rows } = figureOf(sheet, 'table');
      const parts = nth(rows, 0).map((cell, index) => {
        if (cell.t !== 'math' || cell.math.t !== 'number') throw new Error('a cell without a number');
        return BigInt(cell.math.value) * (value[columns[index] ?? ''] ?? 0n);
      });
      return key(parts.reduce((sum, part) => sum + part, 0n));
    }
    const group = /طبقهٔ «([^»]+)»/.exec(words)?.[1];
    if (group !== undefined) {
      const written = String(nth(numbersInWords(sheet.stem), 0));
      const zeros = String(value[group]).length - 1;
      return key(Number(written.slice(Math.max(0, written.length - zeros - 3), written.length - zeros)));
    }
    // A find-the-mistake question shows its wrong number as a formula, not in words.
    const statement = [...words.matchAll(/([۰-۹]+)(?: (یکی|هزار|میلیون|میلیارد))?/g)];
    const digits = (text: string) => BigInt([...text].map((each) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(each)).join(''));
    return key(statement.reduce((sum, [, count = '۰', name = 'یکی']) => sum + digits(count) * (value[name] ?? 0n), 0n));
  },
};

/** Compares as text: first by length, then letter by letter. */
const g5BillionCompare: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'order') throw new Error('not an order');
    const falling = answer.ends[0] === 'بزرگ‌ترین';
    const text = (item: (typeof answer.items)[number]) =>
      item.math.t === 'number' ? item.math.value.padStart(15, '0') : '';
    const items = [...answer.items].sort((a, b) => (text(a) < text(b) ? -1 : 1)).map(({ id }) => id);
    return { kind: 'order', items: falling ? items.reverse() : items };
  },
};

const power = 'یک میلیارد|یک میلیون|یک هزار|صد میلیون|ده میلیون|صد هزار|ده هزار|میلیارد|میلیون|هزار|صد';

/** Counts zeros: those of the total less those of the unit. */
const g5UnitRelations: SkillChecker = {
  solve: (sheet) => {
    const key = (value: bigint | number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const words = wordsOf(sheet.stem);
    const numbers = numbersInWords(sheet.stem);
    const [equation] = formulas(sheet.stem);
    if (equation !== undefined) {
      const [left, right] = sides(equation);
      const total = termsValue(right).over(termsValue(left.filter(({ t }) => t === 'number')));
      return key(total.n);
    }
    if (sheet.form === 'reverse') {
      const name = nth(new RegExp(`تا «?(${power})`).exec(words) ?? [], 1);
      return key(nth(numbers, 0) * heardNumber(name));
    }
    if (sheet.form === 'story') {
      const name = nth(new RegExp(`(${power})(?= (تومانی|پیچ|لیتر|نفر|بازدید|تومان))`).exec(words) ?? [], 1);
      const total = String(nth(numbers, 0));
      const zeros = String(heardNumber(name)).length - 1;
      if (!total.endsWith('0'.repeat(zeros))) throw new Error('not that many zeros');
      return key(Number(total.slice(0, total.length - zeros)));
    }
    const [, count = '', large = '', small = ''] =
      new RegExp(`^(?:.*؛ |.*است\\. |)(?:([۰-۹]+) |)(${power}) برابر با چند تا «?(${power})`).exec(words) ?? [];
    const statement = count === '' ? 1 : Number([...count].map((each) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(each)).join(''));
    return key((statement * heardNumber(large)) / heardNumber(small));
  },
};

/** Counts everything in the smallest unit and deals the result out again. */
const g5CompoundTimeAdd: SkillChecker = { solve: solveCompound };

/** Counts everything in the smallest unit and deals the result out again. */
const g5CompoundTimeSub: SkillChecker = { solve: solveCompound };

/** Counts everything in the smallest unit and deals the result out again. */
const g5CompoundMeasure: SkillChecker = { solve: solveCompound };

/** Lets a clock run forwards or backwards, minute after minute. */
const g5CompoundWord: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'clock') throw new Error('no clock');
    const words = wordsOf(stem);
    const times = [...words.matchAll(/ساعت ([۰-۹]+) و ([۰-۹]+) دقیقه/g)].map(
      ([, h = '', m = '']) => [readDigits(h), readDigits(m)] as const,
    );
    if (answer.format === 'duration') {
      let [hour, minute] = nth(times, 0);
      let passed = 0;
      while (hour !== nth(times, 1)[0] || minute !== nth(times, 1)[1]) {
        minute += 1;
        if (minute === 60) [hour, minute] = [hour + 1, 0];
        passed += 1;
      }
      return { kind: 'clock', hour: Math.floor(passed / 60), minute: passed % 60 };
    }
    const [, h = '', m = ''] = /([۰-۹]+) ساعت و ([۰-۹]+) دقیقه/.exec(words) ?? [];
    const [hour, minute] = nth(times, 0);
    let at = [hour, minute] as const;
    const back = /راه افتاده بودند|حرکت کرده بود|شروع شده بود|پرواز کرده بود|گذاشته بود/.test(words);
    for (let left = readDigits(h) * 60 + readDigits(m); left > 0; left -= 1) {
      const next = at[1] + (back ? -1 : 1);
      at = next === 60 ? [at[0] + 1, 0] : next < 0 ? [at[0] - 1, 59] : [at[0], next];
    }
    return { kind: 'clock', hour: at[0], minute: at[1] };
  },
};

/** Writes the pattern on, term after term. */
const ownPatternNthTerm: SkillChecker = {
  solve: (sheet) => {
    const asked = nth(everyNumber(sheet.stem.slice(-1)), 0).numerator;
    return { kind: 'integer', values: [String(walkTo(pairsShown(sheet), asked))] };
  },
};

const g5PatternNthTerm = withNumberSets(ownPatternNthTerm, 'table-cells');

/** Tries every option on every pair shown. */
const g5PatternRuleChoose: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const pairs = pairsShown(sheet);
    const fits = sheet.answer.options.filter(({ content }) => {
      const text = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      const times = readDigits(/در ([۰-۹]+) ضرب/.exec(text)?.[1] ?? '۱');
      const change = readDigits(/([۰-۹]+) تا/.exec(text)?.[1] ?? '۰');
      return pairs.every(([n, count]) => n * times + (text.includes('کم کن') ? -change : change) === count);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Tries one figure after another until the count is right. */
const ownPatternWhichN: SkillChecker = {
  solve: (sheet) => {
    const total = nth(everyNumber(sheet.stem.slice(-1)), 0).numerator;
    const list = formulas(sheet.stem).slice(0, 1).flatMap(terms);
    const [times, plus] = list.filter((node) => node.t === 'number').map((node) => Number(node.value));
    const minus = list.some((node) => node.t === 'operator' && node.sign === '−');
    const countAt = (n: number) =>
      times === undefined || plus === undefined ? walkTo(pairsShown(sheet), n) : times * n + (minus ? -plus : plus);
    let n = 1;
    while (countAt(n) < total) n += 1;
    if (countAt(n) !== total) throw new Error('no figure has so many');
    return { kind: 'integer', values: [String(n)] };
  },
};

const g5PatternWhichN = withNumberSets(ownPatternWhichN, 'table-cells');

export const checkers: ChapterCheckers = {
  'g5-number-read-write': { solve: solveSaidNumber },
  'g5-place-value': g5PlaceValue,
  'g5-four-operations': g5FourOperations,
  'g5-estimate': g5Estimate,
  'g5-billion-read-write': { solve: solveSaidNumber },
  'g5-billion-table': g5BillionTable,
  'g5-billion-compare': g5BillionCompare,
  'g5-unit-relations': g5UnitRelations,
  'g5-compound-time-add': g5CompoundTimeAdd,
  'g5-compound-time-sub': g5CompoundTimeSub,
  'g5-compound-measure': g5CompoundMeasure,
  'g5-compound-word': g5CompoundWord,
  'g5-pattern-nth-term': g5PatternNthTerm,
  'g5-pattern-rule-choose': g5PatternRuleChoose,
  'g5-pattern-which-n': g5PatternWhichN,
};
