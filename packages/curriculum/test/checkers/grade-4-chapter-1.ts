import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { heardNumber, quoted } from '../question-readers/number-words.ts';
import { orderedItems } from '../question-readers/order-by-size.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  readDigits,
  terms,
  wordsOf,
} from '../question-readers/sheet.ts';

/** The one number that makes the list a pattern with a constant step, a constant factor or steps that grow by a constant. */
function numberForGap(list: readonly (number | null)[]): number {
  const gap = list.indexOf(null);
  const known = list.flatMap((term, index) => (term === null ? [] : [[index, term] as const]));
  const [first = [0, 0], second = [0, 0], third = [0, 0]] = known;
  if (first[0] !== 0 || second[0] !== 1 || third[0] !== 2) throw new Error('the first three terms are not known');
  const [a, b, c] = [first[1], second[1], third[1]];
  const grow = c - b - (b - a);
  const rules: readonly ((index: number) => number)[] = [
    // Newton's form of the polynomial through three points; with no growth it is the constant step.
    (index) => a + index * (b - a) + ((index * (index - 1)) / 2) * grow,
    (index) => (a * b ** index) / a ** index,
  ];
  const fitting = rules.filter((rule) => known.every(([index, term]) => rule(index) === term)).map((rule) => rule(gap));
  const values = new Set(fitting);
  const [value] = values;
  if (values.size !== 1 || value === undefined) throw new Error(`${values.size} ways to go on with ${list.join(', ')}`);
  return value;
}

/** Goes on from case to case; what is added may itself grow by a constant. */
const g4PsPatternStrategy: SkillChecker = {
  solve: (sheet) => {
    const statement = numbersInWords(sheet.stem);
    const pairs: readonly (readonly [number, number])[] =
      sheet.form === 'story'
        ? [0, 2, 4].map((at) => [nth(statement, at), nth(statement, at + 1)] as const)
        : figureOf(sheet, 'table')
            .rows.slice(0, -1)
            .map((cells) => {
              const [at = 0, count = 0] = cells.map((cell) =>
                cell.t === 'math' ? Number(nodeValue(cell.math).n) : Number.NaN,
              );
              return [at, count] as const;
            });
    const counts = pairs.map(([, count]) => count);
    const gaps = counts.slice(1).map((count, index) => count - nth(counts, index));
    const growth = nth(gaps, 1) - nth(gaps, 0);
    if (gaps.some((gap, index) => gap !== nth(gaps, 0) + index * growth)) throw new Error('no steady growth');
    let [at, count] = nth(pairs, -1);
    let gap = nth(gaps, -1);
    const target = nth(statement, -1);
    while (sheet.form === 'reverse' ? count < target : at < target) {
      gap += growth;
      count += gap;
      at += 1;
    }
    if (sheet.form === 'reverse' && count !== target) throw new Error('no case has this count');
    return { kind: 'integer', values: [String(sheet.form === 'reverse' ? at : count)] };
  },
};

/** Hears each option, or the words of the stem, and keeps the one option that says the number shown. */
const g4ReadSixDigit: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');

    const target =
      form === 'reverse' ? heardNumber(nth(quoted(wordsOf(stem)), 0)) : Number(nodeValue(nth(formulas(stem), 0)).n);
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t === 'text') return heardNumber(piece.text) === target;
      return piece.math.t === 'number' && Number(piece.math.value) === target;
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Hears the words; of a number stated by its groups, hears them one after the other with the group's name between. */
const g4WriteSixDigit: SkillChecker = {
  solve: ({ form, stem }) => {
    const said = quoted(wordsOf(stem));
    const value =
      form === 'reverse' ? heardNumber(`${nth(said, 0)} هزار و ${nth(said, 1)}`) : heardNumber(nth(said, 0));
    return { kind: 'integer', values: [String(value)] };
  },
};

const names = ['یکان', 'دهگان', 'صدگان', 'یکان هزار', 'دهگان هزار', 'صدگان هزار'];

/** The place named after «رقم», the longest name that fits. */
function placeAsked(words: string): number {
  const found = names.filter((name) => words.includes(`رقم ${name} `));
  return names.indexOf(only(found.length > 1 ? found.filter((name) => name.includes('هزار')) : found));
}

const g4PlaceValueSix: SkillChecker = {
  /** Writes the number again with a zero in place of the digit and takes it away; a digit asked is found by counting columns. */
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'figure') {
      const { columns, rows } = figureOf(sheet, 'place-table');
      const row = nth(rows, 0);
      const column = columns.findIndex((name) => words.includes(`رقم ${name} `));
      if (words.includes('ارزشی')) {
        const digit = String(nth(numbersInWords(sheet.stem), 0));
        if (row.filter((cell) => cell === digit).length !== 1) throw new Error('the digit does not stand once');
        const without = row.map((cell) => (cell === digit ? '0' : cell));
        return asKey(Number(row.join('')) - Number(without.join('')));
      }
      const exact = columns.findIndex((name) => words.includes(`رقم ${name} آن`));
      return asKey(Number(nth(row, exact >= 0 ? exact : column)));
    }
    if (sheet.form === 'reverse') {
      const [number, digit] = [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
      if (String(number).split(String(digit)).length !== 2) throw new Error('the digit does not stand once');
      return asKey(number - Number(String(number).replace(String(digit), '0')));
    }
    const shown = nth(formulas(sheet.stem), 0);
    if (shown.t === 'digits') {
      const digits = [...shown.value];
      digits[shown.index] = '0';
      return asKey(Number(shown.value) - Number(digits.join('')));
    }
    if (shown.t !== 'number') throw new Error('no number');
    return asKey(Number([...shown.value].reverse()[placeAsked(words)]));
  },
};

const ownCompareOrderSix: SkillChecker = { solve: orderedItems };

const g4CompareOrderSix = withNumberSets(ownCompareOrderSix, 'multiple-select');

function arrangements(digits: readonly number[]): readonly number[] {
  const build = (left: readonly number[], made: string): readonly number[] =>
    left.length === 0
      ? [Number(made)]
      : left.flatMap((digit, at) => build([...left.slice(0, at), ...left.slice(at + 1)], `${made}${digit}`));
  return build(digits, '').filter((number) => String(number).length === digits.length);
}

/** Makes every number of the digits and keeps the one asked for. */
const g4MakeNumberFromDigits: SkillChecker = {
  solve: ({ stem }) => {
    const words = wordsOf(stem);
    const numbers = numbersInWords(stem);
    const digits = numbers.filter((number) => number < 10);
    const all = arrangements(digits);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (words.includes('نزدیک‌ترین')) {
      const target = nth(numbers, -1);
      const best = Math.min(...all.map((number) => Math.abs(number - target)));
      const nearest = all.filter((number) => Math.abs(number - target) === best);
      if (nearest.length !== 1) throw new Error('two are as near');
      return asKey(nth(nearest, 0));
    }
    return asKey(words.includes('بزرگ‌ترین') ? Math.max(...all) : Math.min(...all));
  },
};

const g4PatternNumberRule: SkillChecker = {
  solve: ({ form, stem }) => {
    const nodes = terms(only(formulas(stem))).filter(({ t }) => t !== 'operator');
    const list = nodes.map((node, index) =>
      node.t === 'blank' || (form === 'find-mistake' && index === nodes.length - 1) ? null : Number(nodeValue(node).n),
    );
    return { kind: 'integer', values: [String(numberForGap(list))] };
  },
};

/** Goes on figure by figure, adding what the known figures add each time. */
const ownPatternFigureTable: SkillChecker = {
  solve: (sheet) => {
    const statement = numbersInWords(sheet.stem);
    const known =
      sheet.form === 'story'
        ? statement.slice(0, 3)
        : figureOf(sheet, 'table')
            .rows.slice(0, -1)
            .map((cells) => {
              const cell = nth(cells, 1);
              return cell.t === 'math' ? Number(nodeValue(cell.math).n) : Number.NaN;
            });
    const gap = nth(known, 1) - nth(known, 0);
    if (known.some((count, index) => count !== nth(known, 0) + index * gap)) throw new Error('no constant growth');
    let count = nth(known, 0);
    let figure = 1;
    const isReverse = sheet.form === 'reverse';
    const target = sheet.form === 'story' ? nth(statement, 3) : nth(statement, 0);
    while (isReverse ? count < target : figure < target) {
      count += gap;
      figure += 1;
    }
    if (isReverse && count !== target) throw new Error('no figure has so many');
    return { kind: 'integer', values: [String(isReverse ? figure : count)] };
  },
};

const g4PatternFigureTable = withNumberSets(ownPatternFigureTable, 'table-cells');

type Does = (value: number) => number;

/** What a step's words say: «آن را ۳ برابر», «۵ تا به آن اضافه», «۵ تا از آن کم». */
function heard(words: string): readonly Does[] {
  return [...words.matchAll(/([۰-۹]+) (برابر|تا به آن اضافه|تا از آن کم)/g)].map(([, digits = '', what]) => {
    const by = Number(digits.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))));
    return (value) => (what === 'برابر' ? value * by : what === 'تا به آن اضافه' ? value + by : value - by);
  });
}

/** Sends every input from 0 to 60 through the machine, step by step, until the output stated comes out. */
const ownMachineTwoStep: SkillChecker = {
  solve: ({ stem, figure }) => {
    const words = wordsOf(stem);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    const steps: readonly Does[] =
      figure?.t === 'table'
        ? nth(figure.rows, 0)
            .slice(1, 3)
            .map((cell) => {
              if (cell.t !== 'math') throw new Error('no step');
              const [sign, by] = terms(cell.math);
              if (sign?.t !== 'operator' || by === undefined) throw new Error('no step');
              const count = Number(nodeValue(by).n);
              return (value) => (sign.sign === '×' ? value * count : sign.sign === '+' ? value + count : value - count);
            })
        : heard(words);
    if (steps.length !== 2) throw new Error(`${steps.length} steps`);
    const through = (value: number) => steps.reduce((now, does) => does(now), value);
    const numbers = numbersInWords(stem);
    const statement = figure?.t === 'table' ? nth(numbers, 0) : nth(numbers, -1);
    if (!/به دست آمد\.|شده است\./.test(words)) return asKey(through(statement));
    const fits = Array.from({ length: 61 }, (_, input) => input).filter((input) => through(input) === statement);
    if (fits.length !== 1) throw new Error(`${fits.length} inputs give ${statement}`);
    return asKey(nth(fits, 0));
  },
};

const g4MachineTwoStep = withNumberSets(ownMachineTwoStep, 'table-cells');

/** Does what a rule's words say. */
function obey(rule: string, input: number): number {
  const factor = /([۰-۹]+) برابر/.exec(rule)?.[1];
  const added = /([۰-۹]+) تا/.exec(rule)?.[1];
  return input * (factor === undefined ? 1 : readDigits(factor)) + (added === undefined ? 0 : readDigits(added));
}

/** The one rule that holds for every pair of the table. */
const ownMachineRuleTwoStep: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no rules');
    const pairs = figureOf(sheet, 'table').rows.map((cells) =>
      cells.map((cell) => (cell.t === 'math' ? Number(nodeValue(cell.math).n) : Number.NaN)),
    );
    const fits = sheet.answer.options.filter(({ content }) => {
      const piece = only(content);
      return piece.t === 'text' && pairs.every((pair) => obey(piece.text, nth(pair, 0)) === nth(pair, 1));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

const g4MachineRuleTwoStep = withNumberSets(ownMachineRuleTwoStep, 'table-cells');

/** Hears the words; of a number stated by its groups, adds up what the groups are worth. */
const g4MillionReadWrite: SkillChecker = {
  solve: ({ form, stem }) => {
    const said = quoted(wordsOf(stem)).map(heardNumber);
    const value = form === 'reverse' ? nth(said, 0) * 1_000_000 + nth(said, 1) * 1000 + nth(said, 2) : nth(said, 0);
    return { kind: 'integer', values: [String(value)] };
  },
};

const groups: Readonly<Record<string, number>> = { میلیون: 1_000_000, هزار: 1000, یکی: 1 };

/** By taking digits away, taking groups off the end, and adding groups up. */
const g4MillionPlaceValue: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asKey = (value: number) => ({ kind: 'integer' as const, values: [String(value)] });
    if (sheet.form === 'reverse') {
      const statement = [...words.matchAll(/([۰-۹]+) (میلیون|هزار|یکی)/g)];
      return asKey(
        statement.reduce((sum, [, count = '', group = '']) => sum + readDigits(count) * (groups[group] ?? 0), 0),
      );
    }
    if (sheet.form === 'figure') {
      const row = nth(figureOf(sheet, 'place-table').rows, 0);
      const digit = String(nth(numbersInWords(sheet.stem), 0));
      if (row.filter((cell) => cell === digit).length !== 1) throw new Error('the digit does not stand once');
      return asKey(Number(row.join('')) - Number(row.map((cell) => (cell === digit ? '0' : cell)).join('')));
    }
    const shown = nth(formulas(sheet.stem), 0);
    if (shown.t === 'digits') {
      const digits = [...shown.value];
      digits[shown.index] = '0';
      return asKey(Number(shown.value) - Number(digits.join('')));
    }
    if (shown.t !== 'number') throw new Error('no number');
    return asKey(Number(shown.value.slice(0, words.includes('چند میلیون') ? -6 : -3)));
  },
};

/** Counts everything in rial, and gives it back in the unit asked. */
const g4MillionMoney: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const unit = /چند (تومان|ریال)/.exec(words)?.[1];
    const statement = [...words.matchAll(/([۰-۹٬]+) (تومان|ریال)/g)].map(
      ([, digits = '', each]) => readDigits(digits) * (each === 'تومان' ? 10 : 1),
    );
    const rial =
      sheet.form === 'figure'
        ? figureOf(sheet, 'money').toman.reduce((sum, note) => sum + note * 10, 0)
        : sheet.form === 'compare'
          ? statement.reduce((sum, each) => sum + each, 0)
          : nth(statement, 0);
    return { kind: 'integer', values: [String(unit === 'تومان' ? rial / 10 : rial)] };
  },
};

export const checkers: ChapterCheckers = {
  'g4-ps-pattern-strategy': g4PsPatternStrategy,
  'g4-read-six-digit': g4ReadSixDigit,
  'g4-write-six-digit': g4WriteSixDigit,
  'g4-place-value-six': g4PlaceValueSix,
  'g4-compare-order-six': g4CompareOrderSix,
  'g4-make-number-from-digits': g4MakeNumberFromDigits,
  'g4-pattern-number-rule': g4PatternNumberRule,
  'g4-pattern-figure-table': g4PatternFigureTable,
  'g4-machine-two-step': g4MachineTwoStep,
  'g4-machine-rule-two-step': g4MachineRuleTwoStep,
  'g4-million-read-write': g4MillionReadWrite,
  'g4-million-place-value': g4MillionPlaceValue,
  'g4-million-money': g4MillionMoney,
};
