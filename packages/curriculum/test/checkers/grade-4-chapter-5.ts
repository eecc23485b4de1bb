import type { AnswerKey } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import { takenAway } from '../question-readers/arithmetic-by-counting.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { asDecimal, given } from '../question-readers/decimals.ts';
import { printedFractions, unitsOf } from '../question-readers/fraction-parts.ts';
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
  type Sheet,
  terms,
  valueAt,
  wordsOf,
} from '../question-readers/sheet.ts';
import { numbersOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

const taking = /مانده است|کمتر شد|سنگین‌تر|بیشتر است/;

/** How many tenths a number holds, by taking them away one after the other. */
function tenthsOf(value: Rational): number {
  let count = 0;
  for (let left = value; left.sign > 0; left = left.minus(Rational.of(1, 10))) count += 1;
  return count;
}

/** A sum or difference of numbers with one place, in columns, a formula, a story, or asked back; all counted in tenths. */
function tenthsCounted(sheet: Sheet): AnswerKey {
  const { figure, form, stem } = sheet;
  const words = wordsOf(stem);
  const nodes = formulas(stem).flatMap(terms);
  const numbers =
    figure?.t === 'column'
      ? figure.terms.map((text) => nodeValue({ t: 'number', value: text }))
      : nodes.flatMap((node) => (node.t === 'number' ? [nodeValue(node)] : []));
  const [a, b] = [tenthsOf(nth(numbers, 0)), tenthsOf(nth(numbers, 1))];
  const value = () => {
    if (form === 'reverse') return words.includes('اضافه کرد') ? b - a : b + a;
    const takes =
      figure?.t === 'column'
        ? figure.operator === '−'
        : form === 'story'
          ? taking.test(words)
          : nodes.some((node) => node.t === 'operator' && node.sign === '−');
    return takes ? a - b : a + b;
  };
  return { kind: 'decimal', values: [asDecimal(Rational.of(value(), 10))] };
}

const decimalPlaces: readonly (readonly [string, number])[] = [
  ['دهم', 10],
  ['صدم', 100],
];

/** «سه و چهار دهم» is 3.4; without «دهم» or «صدم» it is a whole number. */
function heardDecimal(words: string): Rational {
  const found = decimalPlaces.find(([name]) => words.endsWith(` ${name}`));
  if (found === undefined) return Rational.of(heardNumber(words));
  const [name, size] = found;
  const said = words.slice(0, -name.length - 1).split(' و ');
  // The part after the mark takes as many number words from the end as stay below its size; the rest is whole.
  const part = said.slice(-1);
  if (
    size === 100 &&
    said.length > 1 &&
    heardNumber(part.join(' و ')) < 10 &&
    heardNumber(said.at(-2) ?? 'صفر') % 10 === 0 &&
    heardNumber(said.at(-2) ?? 'صفر') >= 20
  ) {
    part.unshift(said.at(-2) ?? '');
  }
  const whole = said.slice(0, said.length - part.length);
  return Rational.of(whole.length === 0 ? 0 : heardNumber(whole.join(' و '))).plus(
    Rational.of(heardNumber(part.join(' و ')), size),
  );
}

/** «دو سوم» is 2/3: the ordinal is its number word with a م, «سوم» aside. */
function heardFraction(words: string): Rational {
  const at = words.lastIndexOf(' ');
  const ordinal = words.slice(at + 1);
  const denominator = ordinal.endsWith('سوم') ? 3 : heardNumber(ordinal.slice(0, -1));
  return Rational.of(heardNumber(words.slice(0, at)), denominator);
}

/** «دو و یک سوم» is 2 1/3. */
function heardMixed(words: string): Rational {
  const at = words.indexOf(' و ');
  return Rational.of(heardNumber(words.slice(0, at))).plus(heardFraction(words.slice(at + 3)));
}

/** Tenths as a heap that grows and shrinks as the words tell, in exact fractions. */
const g4PsMixedDecimal: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem.slice(0, 2));
    const numbers = given(sheet);
    const at = (index: number) => nth(numbers, index);
    let heap: Rational;
    if (words.includes('بیشتر از')) heap = [at(0), at(0), at(1)].reduce((sum, each) => sum.plus(each), Rational.of(0));
    else if (words.includes('کم دارد') || words.includes('کم دارند')) {
      // The amount needed is the largest of the three.
      const [largest, ...rest] = [at(0), at(1), at(2)].sort((a, b) => b.compare(a));
      heap = rest.reduce((left, each) => left.minus(each), largest ?? Rational.of(0));
    } else if (words.includes('اضافه')) heap = at(0).plus(at(1)).minus(at(2));
    else if (words.includes('دیگر')) heap = at(0).minus(at(1)).minus(at(2));
    else throw new Error('no plan');
    return { kind: 'decimal', values: [asDecimal(heap)] };
  },
};

/** Counts the colored parts one by one; as many as a unit has make a whole. */
const g4MixedFromPicture: SkillChecker = {
  solve: (sheet) => {
    const units = unitsOf(sheet);
    const { parts } = nth(units, 0);
    if (units.some((unit) => unit.parts !== parts)) throw new Error('units cut in different ways');
    let [whole, left] = [0, 0];
    for (const { shaded } of units) {
      for (let counted = 0; counted < shaded; counted += 1) {
        left += 1;
        if (left === parts) [whole, left] = [whole + 1, 0];
      }
    }
    return { kind: 'mixed', whole, numerator: left, denominator: parts };
  },
};

/** Walks along the line until the number stands under the finger. */
const g4MixedNumberline: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'number-line') throw new Error('no line');
    const { line } = answer;
    const target = () => {
      const [said = ''] = quoted(wordsOf(stem));
      if (form === 'compare') return Rational.of(only(numbersInWords(stem))).minus(heardFraction(said));
      if (form === 'reverse') return heardMixed(said);
      const nodes = formulas(stem).flatMap(terms);
      const shown = nodes.find(({ t }) => t === 'mixed');
      // A story may tell it as so many equal parts, each a fraction of a unit.
      return shown === undefined
        ? nodeValue(only(nodes)).times(Rational.of(only(numbersInWords(stem))))
        : nodeValue(shown);
    };
    const wanted = target();
    for (let tick = 0; tick <= (line.to - line.from) * line.divisions; tick += 1) {
      if (valueAt(line, tick).equals(wanted)) return { kind: 'number-line', tick };
    }
    throw new Error('not on the line');
  },
};

/** Adds the unit as many times as the whole part says to the part beside it. */
const g4MixedToFraction: SkillChecker = {
  solve: ({ form, stem }) => {
    const value =
      form === 'reverse'
        ? heardMixed(nth(quoted(wordsOf(stem)), 0))
        : nodeValue(
            nth(
              formulas(stem)
                .flatMap(terms)
                .filter(({ t }) => t === 'mixed'),
              0,
            ),
          );
    let sum = Rational.of(0);
    for (let left = value; left.sign > 0; left = left.minus(Rational.of(1, value.denominator))) {
      sum = sum.plus(Rational.of(1, value.denominator));
    }
    return { kind: 'fraction', numerator: sum.numerator, denominator: sum.denominator };
  },
};

function parts(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'reverse') return [nth(numbersInWords(sheet.stem), 0), nth(numbersInWords(sheet.stem), 1)];
  const statement = printedFractions(sheet);
  if (sheet.form !== 'story') return nth(statement, 0);
  const numbers = numbersInWords(sheet.stem);
  // Either one unit's part is a fraction and the pieces are counted, or both are stated in whole numbers, the unit's parts first.
  return statement.length > 0 ? [nth(numbers, 0), nth(statement, 0)[1]] : [nth(numbers, 1), nth(numbers, 0)];
}

/** Takes whole units away until less than one is left. */
const ownFractionToMixed: SkillChecker = {
  solve: (sheet) => {
    const [numerator, denominator] = parts(sheet);
    const [whole, left] = takenAway(numerator, denominator);
    return { kind: 'mixed', whole, numerator: left, denominator };
  },
};

const g4FractionToMixed = withNumberSets(ownFractionToMixed, 'categorize');

/** The one sign that is true of what is on both sides of the box, by cross multiplication. */
const g4MixedCompare: SkillChecker = {
  solve: ({ stem, answer, figure }) => {
    if (answer.kind !== 'choice') throw new Error('no signs');
    const open = only(formulas(stem).filter((node) => terms(node).some(({ t }) => t === 'blank')));
    const [left, right] = [nodeValue(nth(terms(open), 0)), nodeValue(nth(terms(open), 2))];
    const difference = left.n * right.d - right.n * left.d;
    if (figure?.t === 'bars') {
      const drawn = figure.bars.reduce((sum, { shaded, parts }) => sum + shaded / parts, 0);
      const statement = Number(left.n) / Number(left.d) + Number(right.n) / Number(right.d);
      if (Math.abs(drawn - statement) > 1e-9) throw new Error('the picture shows other numbers');
    }
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      if (piece.t !== 'math' || piece.math.t !== 'operator') throw new Error('an option that is no sign');
      return piece.math.sign === (difference < 0n ? '<' : difference > 0n ? '>' : '=');
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

function amount(sheet: Sheet): Rational {
  const { figure, form, stem } = sheet;
  if (figure?.t === 'bars')
    return figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
  if (figure?.t === 'number-line') return valueAt(figure, nth(figure.points ?? [], 0).tick);
  if (form !== 'reverse') return nth(given(sheet), 0);
  const said = nth(quoted(wordsOf(stem)), 0);
  return said.includes(' و ') ? heardMixed(said) : heardFraction(said);
}

/** By long division of what is seen, shown or said. */
const g4DecimalFromTenths: SkillChecker = {
  solve: (sheet) => ({ kind: 'decimal', values: [asDecimal(amount(sheet))] }),
};

/** Hears each option and keeps the one worth what is shown. */
const g4DecimalRead: SkillChecker = {
  solve: ({ form, stem, answer }) => {
    if (answer.kind !== 'choice') throw new Error('no options');
    const target = form === 'reverse' ? heardDecimal(nth(quoted(wordsOf(stem)), 0)) : nodeValue(nth(formulas(stem), 0));
    const fits = answer.options.filter(({ content }) => {
      const piece = only(content);
      return (piece.t === 'text' ? heardDecimal(piece.text) : nodeValue(piece.math)).equals(target);
    });
    return { kind: 'choice', option: only(fits).id };
  },
};

/** Walks along the line until the number stands under the finger. */
const g4DecimalNumberline: SkillChecker = {
  solve: (sheet) => {
    const { form, stem, answer } = sheet;
    if (answer.kind !== 'number-line') throw new Error('no line');
    const { line } = answer;
    const said = quoted(wordsOf(stem)).map(heardDecimal);
    const wanted =
      form === 'compare'
        ? Rational.of(only(numbersInWords(stem))).minus(nth(said, 0))
        : form === 'reverse'
          ? nth(said, 0)
          : nth(given(sheet), 0);
    for (let tick = 0; tick <= (line.to - line.from) * line.divisions; tick += 1) {
      if (valueAt(line, tick).equals(wanted)) return { kind: 'number-line', tick };
    }
    throw new Error('not on the line');
  },
};

/** Lays every stated length end to end in millimetres and divides by ten. */
const g4DecimalMeasure: SkillChecker = {
  solve: ({ stem }) => {
    const statement = [...wordsOf(stem).matchAll(/([۰-۹]+) (سانتی‌متر|میلی‌متر)/g)];
    const millimetres = statement.reduce(
      (sum, [, digits = '', unit]) => sum + readDigits(digits) * (unit === 'میلی‌متر' ? 1 : 10),
      0,
    );
    return { kind: 'decimal', values: [asDecimal(Rational.of(millimetres, 10))] };
  },
};

const askedDecimalAdd: SkillChecker = { solve: tenthsCounted };

/** Counted in tenths. */
const g4DecimalAdd = withWrongLine(askedDecimalAdd, ({ stem }) => {
  const tenths = numbersOfProblem(formulas(stem)).map((value) => Number(value.times(Rational.of(10)).n));
  const wholes = tenths.reduce((sum, each) => sum + Math.floor(each / 10), 0);
  const rests = tenths.reduce((sum, each) => sum + (each % 10), 0);
  return [wholes, Rational.of(rests, 10), Rational.of(wholes * 10 + rests, 10)];
});

const hundredths: Readonly<Record<string, number>> = { ده‌تایی: 1000, یکی: 100, دهم: 10, صدم: 1 };

const columns: Readonly<Record<string, number>> = { دهگان: 1000, یکان: 100, دهم: 10, صدم: 1 };

/** Counts everything in hundredths; a digit's worth is what the number loses without it. */
const g4DecimalPlaceValue: SkillChecker = {
  solve: (sheet) => {
    const words = wordsOf(sheet.stem);
    const asKey = (count: number) => ({ kind: 'decimal' as const, values: [asDecimal(Rational.of(count, 100))] });
    if (sheet.form === 'reverse' || sheet.form === 'story') {
      const statement = [...words.matchAll(/([۰-۹]+) (ده‌تایی|یکی|دهم|صدم)/g)];
      return asKey(
        statement.reduce((sum, [, digit = '', place = '']) => sum + readDigits(digit) * (hundredths[place] ?? 0), 0),
      );
    }
    if (sheet.form === 'figure') {
      const figure = figureOf(sheet, 'place-table');
      const digit = String(nth(numbersInWords(sheet.stem), 0));
      const at = nth(figure.rows, 0).indexOf(digit);
      return asKey(Number(digit) * (columns[nth(figure.columns, at)] ?? Number.NaN));
    }
    const shown = nth(
      formulas(sheet.stem).filter(({ t }) => t === 'digits'),
      0,
    );
    if (shown.t !== 'digits') throw new Error('no digit');
    const without = [...shown.value];
    without[shown.index] = '0';
    const lost = nodeValue(shown).minus(nodeValue({ t: 'number', value: without.join('') }));
    return { kind: 'decimal', values: [asDecimal(lost)] };
  },
};

const ownDecimalCompare: SkillChecker = { solve: orderedItems };

const g4DecimalCompare = withNumberSets(ownDecimalCompare, 'multiple-select', 'categorize');

export const checkers: ChapterCheckers = {
  'g4-ps-mixed-decimal': g4PsMixedDecimal,
  'g4-mixed-from-picture': g4MixedFromPicture,
  'g4-mixed-numberline': g4MixedNumberline,
  'g4-mixed-to-fraction': g4MixedToFraction,
  'g4-fraction-to-mixed': g4FractionToMixed,
  'g4-mixed-compare': g4MixedCompare,
  'g4-decimal-from-tenths': g4DecimalFromTenths,
  'g4-decimal-read': g4DecimalRead,
  'g4-decimal-numberline': g4DecimalNumberline,
  'g4-decimal-measure': g4DecimalMeasure,
  'g4-decimal-add': g4DecimalAdd,
  'g4-decimal-sub': { solve: tenthsCounted },
  'g4-decimal-place-value': g4DecimalPlaceValue,
  'g4-decimal-compare': g4DecimalCompare,
};
