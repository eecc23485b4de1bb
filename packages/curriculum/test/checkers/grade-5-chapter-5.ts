import { Rational } from '../../src/numbers/rational.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, decimalKeyOf, given, inThousandths, ofThousandths } from '../question-readers/decimals.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { heardNumber, quoted } from '../question-readers/number-words.ts';
import { everyNumber } from '../question-readers/numbers-in-stem.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  only,
  type Sheet,
  sides,
  terms,
  termsValue,
  valueAt,
  wordsOf,
} from '../question-readers/sheet.ts';

const sizes = [
  [' هزارم', 1000],
  [' صدم', 100],
  [' دهم', 10],
] as const;

/** What may still follow a word within one number: less than this. */
function space(value: number): number {
  return value >= 100 ? 100 : value >= 20 ? 10 : 0;
}

/** What is said as one whole number below a thousand, or null when its words do not grow smaller. */
function number(parts: readonly string[]): number | null {
  const values = parts.map(heardNumber);
  const falls = values.every((value, index) => index === 0 || value < space(values[index - 1] ?? 0));
  return falls ? values.reduce((sum, value) => sum + value, 0) : null;
}

/** All that can be heard, as little before the mark as can be first: «بیست و پنج صدم» is 0.25, then 20.05. */
function hearings(said: string): readonly Rational[] {
  const [word, size] = sizes.find(([each]) => said.endsWith(each)) ?? [];
  if (word === undefined) throw new Error(`no decimal: ${said}`);
  const parts = said.slice(0, -word.length).split(' و ');
  return parts.flatMap((_, cut) => {
    const [whole, part] = [number(parts.slice(0, cut)), number(parts.slice(cut))];
    return whole !== null && part !== null && part < size ? [Rational.of(whole).plus(Rational.of(part, size))] : [];
  });
}

/** Hears as little before the mark as can be. */
function heardDecimal(said: string): Rational {
  const [first] = hearings(said);
  if (first === undefined) throw new Error(`not understood: ${said}`);
  return first;
}

/** What is heard where nothing beside the words tells which number is meant. */
function heardOneWay(said: string): Rational {
  if (hearings(said).length > 1) throw new Error(`may be heard in two ways: ${said}`);
  return heardDecimal(said);
}

const g5DecimalReadWrite: SkillChecker = {
  solve: ({ stem }) => ({ kind: 'decimal', values: [asDecimal(heardOneWay(nth(quoted(wordsOf(stem)), 0)))] }),
};

/** Divides on and on, digit after digit; in a picture, counts the parts. */
const g5DecimalFraction: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    const counted = (parts: number, list: readonly number[]) =>
      Rational.of(
        list.reduce((sum, each) => sum + each, 0),
        parts,
      );
    const value =
      figure?.t === 'bars'
        ? counted(
            10,
            figure.bars.map(({ shaded }) => shaded),
          )
        : figure?.t === 'hundred-grid'
          ? counted(100, figure.shaded)
          : nth(given(sheet), 0);
    return { kind: 'decimal', values: [asDecimal(value)] };
  },
};

const placeValue: Readonly<Record<string, Rational>> = {
  صدگان: Rational.of(100),
  دهگان: Rational.of(10),
  یکان: Rational.of(1),
  دهم: Rational.of(1, 10),
  صدم: Rational.of(1, 100),
  هزارم: Rational.of(1, 1000),
};

function read(text: string): Rational {
  return Rational.of(BigInt(text.replace('.', '')), 10n ** BigInt((text.split('.')[1] ?? '').length));
}

/** A number less the same number with 0 in place of the digit. */
function lost(text: string, index: number): Rational {
  return read(text).minus(read([...text].map((digit, at) => (at === index ? '0' : digit)).join('')));
}

function total(parts: readonly Rational[]): Rational {
  return parts.reduce((sum, part) => sum.plus(part), Rational.of(0));
}

function solvedDecimalPlaceValue(sheet: Sheet): Rational {
  const words = wordsOf(sheet.stem);
  if (sheet.form === 'figure') {
    const { columns, rows } = figureOf(sheet, 'place-table');
    return total(
      nth(rows, 0).map((digit, index) =>
        Rational.of(Number(digit)).times(placeValue[columns[index] ?? ''] ?? Rational.of(0)),
      ),
    );
  }
  if (sheet.form === 'reverse') {
    const statement = [...words.matchAll(/([۰-۹]) (صدگان|دهگان|یکان|دهم|صدم|هزارم)/g)];
    return statement.length > 0
      ? total(
          statement.map(([, digit = '', place = '']) =>
            Rational.of('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).times(placeValue[place] ?? Rational.of(0)),
          ),
        )
      : total(given(sheet));
  }
  const pointed = formulas(sheet.stem)
    .flatMap(terms)
    .find((node) => node.t === 'digits');
  if (pointed?.t === 'digits') return lost(pointed.value, pointed.index);
  const number = formulas(sheet.stem).find((node) => node.t === 'number');
  const digit = String(nth(everyNumber(sheet.stem), -1).numerator);
  if (number?.t !== 'number') throw new Error('no number');
  return lost(number.value, number.value.indexOf(digit));
}

const g5DecimalPlaceValue: SkillChecker = {
  solve: (sheet) => ({ kind: 'decimal', values: [asDecimal(solvedDecimalPlaceValue(sheet))] }),
};

/** Writes all with the same number of digits on both sides of the mark and compares them as text. */
const ownDecimalCompare: SkillChecker = {
  solve: ({ answer }) => {
    if (answer.kind !== 'order') throw new Error('not an order');
    const text = ({ math }: (typeof answer.items)[number]) => {
      const [whole = '', part = ''] = (math.t === 'number' ? math.value : '').split('.');
      return `${whole.padStart(6, '0')}${part.padEnd(6, '0')}`;
    };
    const items = [...answer.items].sort((a, b) => (text(a) < text(b) ? -1 : 1)).map(({ id }) => id);
    return { kind: 'order', items: answer.ends[0] === 'بزرگ‌ترین' ? items.reverse() : items };
  },
};

const g5DecimalCompare = withNumberSets(ownDecimalCompare, 'multiple-select', 'categorize');

/** Looks at every tick of the line for the one that is worth as much. */
const g5DecimalNumberline: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem, form } = sheet;
    if (answer.kind !== 'number-line') throw new Error('no line');
    const words = wordsOf(stem);
    const [first, second] = given(sheet);
    const value =
      form === 'reverse'
        ? heardDecimal(nth(quoted(words), 0))
        : form !== 'compare'
          ? nth(given(sheet), 0)
          : words.includes('کمتر')
            ? second?.minus(first ?? second)
            : first?.plus(second ?? first);
    if (value === undefined) throw new Error('no number');
    const last = (answer.line.to - answer.line.from) * answer.line.divisions;
    const ticks = Array.from({ length: last + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(answer.line, tick).equals(value))) };
  },
};

/** Counts everything in thousandths. */
const g5DecimalAdd: SkillChecker = {
  solve: (sheet) => {
    const statement = given(sheet).map(asDecimal);
    const terms =
      sheet.form === 'figure'
        ? figureOf(sheet, 'column').terms
        : sheet.form === 'find-mistake'
          ? statement.slice(0, -1)
          : statement;
    return decimalKeyOf(ofThousandths(terms.map(inThousandths).reduce((sum, each) => sum + each, 0n)));
  },
};

/** Counts in thousandths; where one amount is stated by the other, the first counts twice. */
const g5DecimalAddWord: SkillChecker = {
  solve: (sheet) => {
    const statement =
      sheet.form === 'figure'
        ? figureOf(sheet, 'table').rows.flatMap((cells) =>
            cells.flatMap((cell) => (cell.t === 'math' && cell.math.t === 'number' ? [cell.math.value] : [])),
          )
        : given(sheet).map(asDecimal);
    const counts = statement.map(inThousandths);
    const all = sheet.form === 'compare' ? [...counts.slice(0, 1), ...counts] : counts;
    return decimalKeyOf(ofThousandths(all.reduce((sum, each) => sum + each, 0n)));
  },
};

/** Counts up from the smaller to the larger, in thousandths. */
const g5DecimalSub: SkillChecker = {
  solve: (sheet) => {
    const terms = sheet.form === 'figure' ? figureOf(sheet, 'column').terms : given(sheet).map(asDecimal);
    const [a, b] = [inThousandths(nth(terms, 0)), inThousandths(nth(terms, 1))];
    let missing = 0n;
    for (const size of [1000n, 100n, 10n, 1n]) while (b + missing + size <= a) missing += size;
    return decimalKeyOf(ofThousandths(missing));
  },
};

/** Tries hundredth after hundredth in the box; in words, weighs the two numbers as they are stated. */
const g5DecimalMissing: SkillChecker = {
  solve: (sheet) => {
    const equation = formulas(sheet.stem).find((node) => terms(node).some(({ t }) => t === 'blank'));
    if (equation !== undefined) {
      const [left, right] = sides(equation);
      const hundredths = (value: Rational) => value.times(Rational.of(100)).numerator;
      const goal = hundredths(termsValue(right));
      const isDifference = left.some((node) => node.t === 'operator' && node.sign === '−');
      const operands = left.flatMap((node) =>
        node.t === 'operator' ? [] : [node.t === 'blank' ? null : hundredths(nodeValue(node))],
      );
      const [first = 0, second = 0] = operands;
      const fits: Rational[] = [];
      for (let box = 0; box <= 10_000; box += 1) {
        const [a, b] = [first ?? box, second ?? box];
        if ((isDifference ? a - b : a + b) === goal) fits.push(Rational.of(box, 100));
      }
      return decimalKeyOf(only(fits));
    }
    const words = wordsOf(sheet.stem);
    const [a, b] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    const isWhole = /در آغاز|همهٔ راه|از عددی/.test(words);
    const difference = a.minus(b);
    return decimalKeyOf(isWhole ? a.plus(b) : difference.sign < 0 ? b.minus(a) : difference);
  },
};

/** Adds the number to itself ten times, and that again ten times, as often as there are zeros. */
const g5DecimalMult10: SkillChecker = {
  solve: (sheet) => {
    const statement = everyNumber(sheet.stem);
    const isTen = (value: Rational) => value.isWhole && /^10+$/.test(value.toString());
    const times = nth(statement.filter(isTen), 0);
    const number = nth(
      statement.filter((value) => !isTen(value)),
      0,
    );
    if (sheet.figure?.t === 'hundred-grid') {
      const cells = sheet.figure.shaded.reduce((sum, each) => sum + each, 0);
      if (!Rational.of(cells, 100).equals(number)) throw new Error('the picture shows another number');
    }
    let value = number;
    for (let zeros = times.toString().length - 1; zeros > 0; zeros -= 1) {
      let sum = Rational.of(0);
      for (let time = 0; time < 10; time += 1) sum = sum.plus(value);
      value = sum;
    }
    return decimalKeyOf(value);
  },
};

/** Adds up parts of parts, digit after digit of the second factor; in a picture, counts the small squares. */
const g5DecimalMult: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    if (figure?.t === 'area') {
      let squares = 0;
      for (let row = 0; row < figure.shadedRows; row += 1) {
        for (let column = 0; column < figure.shadedColumns; column += 1) squares += 1;
      }
      return decimalKeyOf(Rational.of(squares, figure.rows * figure.columns));
    }
    if (figure?.t === 'bars') {
      return decimalKeyOf(
        figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0)),
      );
    }
    const [a, b] = [nth(given(sheet), 0), nth(given(sheet), 1)];
    let left = b;
    let sum = Rational.of(0);
    for (let place = Rational.of(100); left.sign > 0; place = place.over(Rational.of(10))) {
      while (left.compare(place) >= 0) {
        left = left.minus(place);
        sum = sum.plus(a.times(place));
      }
    }
    return decimalKeyOf(sum);
  },
};

/** Works in fractions; the price is found by the name of the thing, money back is what is left of the money given. */
const g5DecimalMultWord: SkillChecker = {
  solve: (sheet) => {
    const statement = given(sheet);
    if (sheet.form === 'figure') {
      const words = wordsOf(sheet.stem);
      const rows = figureOf(sheet, 'table').rows.filter(
        ([name]) => name?.t === 'text' && words.includes(` ${name.text} خرید`),
      );
      const cell = nth(nth(rows, 0), 1);
      if (rows.length !== 1 || cell.t !== 'math') throw new Error('no such row');
      return decimalKeyOf(nodeValue(cell.math).times(nth(statement, 0)));
    }
    const cost = nth(statement, 0).times(nth(statement, 1));
    return decimalKeyOf(sheet.form === 'compare' ? nth(statement, 2).minus(cost) : cost);
  },
};

/** The one option that, divided by a factor shown, gives the other factor with a mark. */
const g5DecimalPointPlace: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const options = sheet.answer.options.map(({ id, content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('no number');
      return { id, value: nodeValue(piece.math) };
    });
    // In a story the factors are stated first; elsewhere they are in the product that has a mark.
    const product = formulas(sheet.stem).find((node) => {
      const list = terms(node);
      const hasMark = list.some((one) => one.t === 'number' && one.value.includes('.'));
      return hasMark && list.some((one) => one.t === 'operator' && one.sign === '×');
    });
    const factors =
      product === undefined
        ? given(sheet)
        : terms(product)
            .filter(({ t }) => t === 'number')
            .map(nodeValue);
    const [a, b] = [nth(factors, 0), nth(factors, 1)];
    const fits = options.filter(({ value }) => value.over(a).equals(b));
    return { kind: 'choice', option: only(fits).id };
  },
};

export const checkers: ChapterCheckers = {
  'g5-decimal-read-write': g5DecimalReadWrite,
  'g5-decimal-fraction': g5DecimalFraction,
  'g5-decimal-place-value': g5DecimalPlaceValue,
  'g5-decimal-compare': g5DecimalCompare,
  'g5-decimal-numberline': g5DecimalNumberline,
  'g5-decimal-add': g5DecimalAdd,
  'g5-decimal-add-word': g5DecimalAddWord,
  'g5-decimal-sub': g5DecimalSub,
  'g5-decimal-missing': g5DecimalMissing,
  'g5-decimal-mult-10': g5DecimalMult10,
  'g5-decimal-mult': g5DecimalMult,
  'g5-decimal-mult-word': g5DecimalMultWord,
  'g5-decimal-point-place': g5DecimalPointPlace,
};
