import type { TreeBranch } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { namesSaid, shownData } from '../question-readers/chart-data.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { decimalKeyOf } from '../question-readers/decimals.ts';
import { printedPair } from '../question-readers/fraction-parts.ts';
import { figureOf, formulas, nth, numbersInWords, only, type Sheet, wordsOf } from '../question-readers/sheet.ts';
import { withWrongLine } from '../question-readers/wrong-line.ts';

const tones: Readonly<Record<string, string>> = { زرد: 'turmeric', سبز: 'leaf', قرمز: 'rose', آبی: 'sky' };

/** Every bead of each bag, or every sector of each spinner, one by one, by its color. */
function outcomesShown({ figure }: Sheet): readonly (readonly string[])[] {
  if (figure?.t === 'bag') {
    return figure.bags.map(({ beads }) =>
      beads.flatMap(({ tone, count }) => Array.from({ length: count }, () => tone)),
    );
  }
  if (figure?.t === 'spinner') return figure.spinners.map(({ sectors }) => sectors.map(({ tone }) => tone));
  throw new Error('nothing to draw from');
}

/** Whether an outcome is the one the words ask for, by its color; «غیر از» and «نیست» ask for the others. */
function isWanted(sheet: Sheet): (tone: string) => boolean {
  const words = wordsOf(sheet.stem);
  const name = nth(
    Object.keys(tones).filter((each) => words.includes(each)),
    0,
  );
  const isNot = /غیر از|نیست\s*[؟.]/.test(words);
  return (tone) => (tone === tones[name]) !== isNot;
}

const events: readonly (readonly [RegExp, (n: number, given: number) => boolean])[] = [
  [/زوج/, (n) => n % 2 === 0],
  [/فرد/, (n) => n % 2 === 1],
  [/بزرگ‌تر از ([۰-۹]+)/, (n, given) => n > given],
  [/کوچک‌تر از ([۰-۹]+)/, (n, given) => n < given],
  [/بخش‌پذیر بر ([۰-۹]+)/, (n, given) => n % given === 0],
  [/غیر از ([۰-۹]+)/, (n, given) => n !== given],
  [/عدد ([۰-۹]+)/, (n, given) => n === given],
];

/** The numbers from 1 to `all` that the words ask for. */
function numbersWanted(words: string, all: number): readonly number[] {
  const [, statement = '', holds] = events.flatMap(([pattern, test]) => {
    const found = pattern.exec(words);
    return found === null ? [] : [[found[0], found[1] ?? '', test] as const];
  })[0] ?? ['', '', () => false];
  const given = Number([...statement].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));
  return Array.from({ length: all }, (_, index) => index + 1).filter((n) => holds?.(n, given) ?? false);
}

/** Lays the counts down as marks and counts those that are asked for. */
const g5DataTableChart: SkillChecker = {
  solve: (sheet) => {
    const data = shownData(sheet);
    const words = wordsOf(sheet.stem);
    const said = namesSaid(
      words,
      data.map(([name]) => name),
    );
    const of = (name: string) => data.find(([each]) => each === name)?.[1] ?? 0;
    const all = data.reduce((sum, [, value]) => sum + (value ?? 0), 0);
    const value =
      sheet.form === 'figure'
        ? all
        : sheet.form === 'reverse'
          ? nth(numbersInWords(sheet.stem), 0) - all
          : sheet.form === 'compare'
            ? of(nth(said, 0)) - of(nth(said, 1))
            : of(nth(said, 0)) + of(nth(said, 1)) - of(nth(said, 2));
    return { kind: 'integer', values: [String(value)] };
  },
};

/** Counts equal sectors of the circle, and deals the total out over them. */
const g5PiePercent: SkillChecker = {
  solve: (sheet) => {
    const { slices } = figureOf(sheet, 'pie');
    const sectors = slices.reduce((sum, { parts }) => sum + parts, 0);
    const wrong = slices.find(({ parts, percent }) => typeof percent === 'number' && percent * sectors !== parts * 100);
    if (wrong !== undefined) throw new Error('a slice is not as large as its percent');
    const said = [...wordsOf(sheet.stem).matchAll(/«([^»]+)»/g)].map(([, name = '']) => name);
    const parts = (index: number) => slices.find(({ label }) => label === nth(said, index))?.parts ?? 0;
    const of = (total: number, index: number) => {
      const value = (total / sectors) * parts(index);
      if (!Number.isSafeInteger(value)) throw new Error('no whole count');
      return value;
    };
    if (sheet.form === 'reverse') return { kind: 'integer', values: [String(of(100, 0))] };
    const total = nth(numbersInWords(sheet.stem), 0);
    const value = sheet.form === 'compare' ? of(total, 0) - of(total, 1) : of(total, sheet.form === 'story' ? 1 : 0);
    return { kind: 'integer', values: [String(value)] };
  },
};

/** Reads the points, and compares all that may be compared. */
const g5LineGraph: SkillChecker = {
  solve: (sheet) => {
    const data = shownData(sheet);
    const values = data.map(([, value]) => value ?? 0);
    const said = namesSaid(
      wordsOf(sheet.stem),
      data.map(([name]) => name),
    );
    const of = (index: number) => data.find(([name]) => name === nth(said, index))?.[1] ?? 0;
    const gaps = values.flatMap((a, i) =>
      values.flatMap((b, j) => (sheet.form === 'story' ? (j === i + 1 ? [Math.abs(a - b)] : []) : [Math.abs(a - b)])),
    );
    const value = sheet.form === 'figure' ? of(0) : sheet.form === 'compare' ? of(0) - of(1) : Math.max(...gaps);
    return { kind: 'integer', values: [String(value)] };
  },
};

/** What the words of a purpose call for. */
function calledFor(purpose: string): string {
  const fits = [
    ['خط شکسته', /تغییر/],
    ['دایره‌ای', /سهم/],
    ['تصویری', /با شکل/],
    ['ستونی', /مقایسهٔ/],
  ].filter(([, sign]) => (sign as RegExp).test(purpose));
  return String(only(fits)[0]);
}

const g5ChartChoose: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const words = wordsOf(sheet.stem);
    const fits = sheet.answer.options.filter(({ content }) => {
      const text = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      if (sheet.form === 'reverse') return words.includes(calledFor(text));
      const purpose =
        sheet.form === 'find-mistake'
          ? (/«([^»]+)»/.exec(words)?.[1] ?? '')
          : words.slice(words.indexOf(':'), words.indexOf('کدام'));
      return text.includes(calledFor(purpose));
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Evens the numbers out: the mean is where what lies above it is as much as what lies below. */
const askedMean: SkillChecker = {
  solve: (sheet) => {
    const numbers =
      sheet.figure === undefined
        ? numbersInWords(sheet.stem.slice(0, 1))
        : shownData(sheet).map(([, value]) => value ?? 0);
    const fits: Rational[] = [];
    for (let tenths = Math.min(...numbers) * 10; tenths <= Math.max(...numbers) * 10; tenths += 1) {
      const balance = numbers.reduce((sum, number) => sum + (number * 10 - tenths), 0);
      if (balance === 0) fits.push(Rational.of(tenths, 10));
    }
    const [found] = fits;
    if (found === undefined) throw new Error('no mean within one place');
    return decimalKeyOf(found);
  },
};

const g5Mean = withWrongLine(askedMean, ({ stem }) => {
  const numbers = numbersInWords(stem.slice(0, 1));
  const sums = numbers.map((_, index) => numbers.slice(0, index + 1).reduce((sum, number) => sum + number, 0));
  return [...sums.slice(1), Rational.of(sums.at(-1) ?? 0, numbers.length)];
});

/** Tries every number in the gap until the mean is as stated. */
const g5MeanMissing: SkillChecker = {
  solve: (sheet) => {
    const statement = numbersInWords(sheet.stem);
    const candidates = Array.from({ length: 300 }, (_, index) => index);
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    if (sheet.form === 'reverse')
      return key(only(candidates.filter((each) => each * nth(statement, 1) === nth(statement, 0))));
    const [known, mean, count] =
      sheet.form === 'figure'
        ? [
            shownData(sheet).flatMap(([, value]) => (value === null ? [] : [value])),
            nth(statement, 1),
            nth(statement, 0),
          ]
        : sheet.form === 'bare'
          ? [statement.slice(2), nth(statement, 1), nth(statement, 0)]
          : [statement.slice(0, -2), nth(statement, -1), nth(statement, -2)];
    if (known.length !== count - 1) throw new Error('another number of numbers');
    const sumWith = (each: number) => [...known, each].reduce((sum, number) => sum + number, 0);
    return key(only(candidates.filter((each) => sumWith(each) === mean * count)));
  },
};

/** Moves one block at a time from a highest tower to a lowest until none is lower than another. */
const g5MeanLevel: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'levels') throw new Error('no towers');
    const values = answer.columns.map(({ start }) => start ?? 0);
    for (let moves = 0; moves < 500; moves += 1) {
      const [high, low] = [Math.max(...values), Math.min(...values)];
      if (high === low) return { kind: 'levels', values };
      values[values.indexOf(high)] = high - 1;
      values[values.indexOf(low)] = low + 1;
    }
    throw new Error('the towers cannot be made equal');
  },
  // The towers stand bare or in a story.
  forms: 2,
};

/** Makes the new list of numbers and looks for the number that balances it. */
const g5MeanChange: SkillChecker = {
  solve: ({ stem, form }) => {
    const words = wordsOf(stem);
    const first = numbersInWords(stem.slice(0, 1));
    const numbers = form === 'compare' ? Array.from({ length: nth(first, 0) }, () => nth(first, 1)) : [...first];
    const by = nth(numbersInWords(stem.slice(1)), 0);
    const changed = /اضافه شود|بیشتر بود/.test(words)
      ? numbers.map((number) => number + by)
      : /برداشتند|کنار گذاشتند/.test(words)
        ? form === 'compare'
          ? null
          : numbers.slice(0, -1)
        : [...numbers, by];
    const candidates = Array.from({ length: 300 }, (_, index) => index);
    // Of numbers stated by their mean alone, one that goes takes its own size out of the sum.
    const balance = (each: number) =>
      changed === null
        ? nth(first, 0) * nth(first, 1) - by - each * (nth(first, 0) - 1)
        : changed.reduce((sum, number) => sum + number - each, 0);
    return { kind: 'integer', values: [String(only(candidates.filter((each) => balance(each) === 0)))] };
  },
};

/** Lays all outcomes out and counts those that are wanted. */
const g5ProbabilityFraction: SkillChecker = {
  solve: (sheet) => {
    if (sheet.figure === undefined) {
      const words = wordsOf(sheet.stem.slice(1));
      const all = wordsOf(sheet.stem).includes('تاس') ? 6 : nth(numbersInWords(sheet.stem), 1);
      return { kind: 'fraction', numerator: numbersWanted(words, all).length, denominator: all };
    }
    const outcomes = nth(outcomesShown(sheet), 0);
    return { kind: 'fraction', numerator: outcomes.filter(isWanted(sheet)).length, denominator: outcomes.length };
  },
};

/** As often as the other has outcomes, so often each is tried: then the wanted ones are counted. */
const g5ProbabilityCompare: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const [one, two] = [nth(outcomesShown(sheet), 0), nth(outcomesShown(sheet), 1)];
    const wanted = (outcomes: readonly string[]) => outcomes.filter(isWanted(sheet)).length;
    const [first, second] = [wanted(one) * two.length, wanted(two) * one.length];
    const words = first > second ? 'الف' : first < second ? 'ی ب|ٔ ب' : 'برابر';
    const fits = sheet.answer.options.filter(({ content }) => {
      const text = content.map((piece) => (piece.t === 'text' ? piece.text : '')).join('');
      return new RegExp(words).test(text);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Lets every outcome come in turn, again and again, and counts the wanted ones. */
const g5ProbabilityExpected: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const trials = nth(numbersInWords(sheet.stem), 0);
    const wanted: readonly boolean[] = (() => {
      if (sheet.figure !== undefined) return nth(outcomesShown(sheet), 0).map(isWanted(sheet));
      if (sheet.form === 'bare') {
        const [good, all] = printedPair(nth(formulas(sheet.stem), 0));
        return Array.from({ length: all }, (_, index) => index < good);
      }
      if (words.includes('سکه')) return [true, false];
      const good = numbersWanted(wordsOf(sheet.stem.slice(1)), 6);
      return [1, 2, 3, 4, 5, 6].map((face) => good.includes(face));
    })();
    let count = 0;
    for (let turn = 0; turn < trials; turn += 1) if (wanted[turn % wanted.length]) count += 1;
    return { kind: 'integer', values: [String(count)] };
  },
};

function ends(branches: readonly TreeBranch[]): number {
  return branches.reduce((sum, { branches: inner }) => sum + (inner === undefined ? 1 : ends(inner)), 0);
}

/** Writes every pair down, follows every branch, or counts every cell. */
const g5OutcomesList: SkillChecker = {
  solve: (sheet) => {
    const key = (value: number) => ({ kind: 'integer', values: [String(value)] }) as const;
    const { figure } = sheet;
    if (figure?.t === 'tree') return key(ends(figure.branches));
    if (figure?.t === 'table') return key(figure.rows.reduce((sum, cells) => sum + cells.length - 1, 0));
    const words = wordsOf(sheet.stem);
    const statement = numbersInWords(sheet.stem);
    const pairs = (a: number, b: number) => {
      const list = new Set<string>();
      for (let one = 0; one < a; one += 1) for (let other = 0; other < b; other += 1) list.add(`${one}-${other}`);
      return list.size;
    };
    if (words.includes('سکه')) return key(words.includes('تاس') ? pairs(2, 6) : pairs(2, 2));
    if (sheet.form === 'reverse')
      return key(only([1, 2, 3, 4, 5, 6, 7].filter((each) => pairs(nth(statement, 0), each) === nth(statement, 1))));
    return key(pairs(nth(statement, 0), nth(statement, 1)));
  },
};

export const checkers: ChapterCheckers = {
  'g5-data-table-chart': g5DataTableChart,
  'g5-pie-percent': g5PiePercent,
  'g5-line-graph': g5LineGraph,
  'g5-chart-choose': g5ChartChoose,
  'g5-mean': g5Mean,
  'g5-mean-missing': g5MeanMissing,
  'g5-mean-level': g5MeanLevel,
  'g5-mean-change': g5MeanChange,
  'g5-probability-fraction': g5ProbabilityFraction,
  'g5-probability-compare': g5ProbabilityCompare,
  'g5-probability-expected': g5ProbabilityExpected,
  'g5-outcomes-list': g5OutcomesList,
};
