import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { ChapterCheckers, SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { orderedItems } from '../question-readers/order-by-size.ts';
import {
  figureOf,
  formulas,
  nodeValue,
  nth,
  numbersInWords,
  only,
  type Sheet,
  sides,
  terms,
  termsValue,
  valueAt,
  wordsOf,
} from '../question-readers/sheet.ts';
import { numbersOfProblem, signsOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

function parts(sheet: Sheet): readonly [number, number] {
  if (sheet.form === 'figure') {
    if (sheet.figure?.t === 'number-line') {
      return [nth(sheet.figure.points ?? [], 0).tick, sheet.figure.divisions];
    }
    const { bars } = figureOf(sheet, 'bars');
    return [bars.reduce((sum, bar) => sum + bar.shaded, 0), nth(bars, 0).parts];
  }
  const fraction = formulas(sheet.stem)
    .flatMap(terms)
    .find((node) => node.t === 'fraction');
  const numbers = numbersInWords(sheet.stem);
  if (sheet.form === 'story') {
    // Either the pieces of one whole are stated in words, or the length of one piece is a unit fraction.
    if (fraction?.t === 'fraction' && fraction.denominator.t === 'number')
      return [nth(numbers, 0), Number(fraction.denominator.value)];
    return [nth(numbers, 1), nth(numbers, 0)];
  }
  if (fraction?.t !== 'fraction' || fraction.numerator.t !== 'number' || fraction.denominator.t !== 'number')
    throw new Error('no fraction');
  return [Number(fraction.numerator.value), Number(fraction.denominator.value)];
}

/** Takes whole units away one by one, as a child would with bars. */
function takeWholes(numerator: number, denominator: number): AnswerKey {
  let whole = 0;
  let left = numerator;
  while (left >= denominator) {
    left -= denominator;
    whole += 1;
  }
  return { kind: 'mixed', whole, numerator: left, denominator };
}

const ownImproperToMixed: SkillChecker = {
  solve: (sheet) => takeWholes(...parts(sheet)),
};

const g5ImproperToMixed = withNumberSets(ownImproperToMixed, 'categorize');

type Mixed = Extract<MathNode, { t: 'mixed' }>;

function mixedNumbers(sheet: Sheet): readonly Mixed[] {
  return formulas(sheet.stem)
    .flatMap(terms)
    .filter((node): node is Mixed => node.t === 'mixed');
}

function wholeIn(node: MathNode): number {
  return Number(nodeValue(node).toString());
}

/** Lays the parts of one whole after another on the table and counts them, as a child would. */
function countParts(node: Mixed): AnswerKey {
  const denominator = wholeIn(node.denominator);
  let numerator = wholeIn(node.numerator);
  for (let whole = wholeIn(node.whole); whole > 0; whole -= 1) numerator += denominator;
  return { kind: 'fraction', numerator, denominator };
}

function countPicture(sheet: Sheet): AnswerKey {
  if (sheet.figure?.t === 'number-line') {
    return { kind: 'fraction', numerator: nth(sheet.figure.points ?? [], 0).tick, denominator: sheet.figure.divisions };
  }
  const units = sheet.figure?.t === 'circles' ? sheet.figure.circles : figureOf(sheet, 'bars').bars;
  if (new Set(units.map(({ parts }) => parts)).size !== 1) throw new Error('the units are not cut alike');
  return {
    kind: 'fraction',
    numerator: units.reduce((sum, { shaded }) => sum + shaded, 0),
    denominator: nth(units, 0).parts,
  };
}

const g5MixedToImproper: SkillChecker = {
  solve: (sheet) => {
    if (sheet.form === 'figure') return countPicture(sheet);
    const found = mixedNumbers(sheet);
    if (sheet.form !== 'compare') return countParts(nth(found, 0));
    const larger = wordsOf(sheet.stem).includes('بزرگ‌تر');
    const [first, second] = [nth(found, 0), nth(found, 1)];
    const firstIsLarger = nodeValue(first).compare(nodeValue(second)) > 0;
    return countParts(firstIsLarger === larger ? first : second);
  },
};

function isPartial(node: MathNode): boolean {
  return node.t === 'fraction' || node.t === 'mixed';
}

/** The number a question is after, read from its words and picture. */
function wanted(sheet: Sheet): Rational {
  const statement = formulas(sheet.stem).flatMap(terms).filter(isPartial).map(nodeValue);
  const text = wordsOf(sheet.stem);
  const [count] = numbersInWords(sheet.stem);
  switch (sheet.form) {
    case 'figure': {
      const units = sheet.figure?.t === 'circles' ? sheet.figure.circles : figureOf(sheet, 'bars').bars;
      return units.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
    }
    case 'reverse': {
      if (count === undefined) throw new Error('no whole number to go from');
      const difference = text.includes('کمتر') ? Rational.of(0).minus(only(statement)) : only(statement);
      return Rational.of(count).plus(difference);
    }
    case 'compare': {
      const [first, second] = [nth(statement, 0), nth(statement, 1)];
      return first.compare(second) > 0 === text.includes('بزرگ‌تر') ? first : second;
    }
    case 'story': {
      // Either the number itself is stated, or a jump and how often it is made.
      let place = count === undefined ? only(statement) : Rational.of(0);
      for (let jump = 0; jump < (count ?? 0); jump += 1) place = place.plus(only(statement));
      return place;
    }
    default:
      return nth(statement, 0);
  }
}

const g5ImproperNumberline: SkillChecker = {
  /** Tries every tick of the line. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const value = wanted(sheet);
    const ticks = Array.from({ length: (line.to - line.from) * line.divisions + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(line, tick).equals(value))) };
  },
};

/** The order in which each neighbor stands right by cross multiplication. */
const ownFractionCompareOrder: SkillChecker = { solve: orderedItems };

const g5FractionCompareOrder = withNumberSets(ownFractionCompareOrder, 'categorize');

/** Cut so fine that every part of the questions is a whole number of pieces. */
const pieces = 27_720;

/** How many of those pieces a fraction is. */
function countedFractionAddUnlike(node: MathNode): number {
  if (node.t !== 'fraction' || node.numerator.t !== 'number' || node.denominator.t !== 'number') {
    throw new Error('not a plain fraction');
  }
  const one = pieces / Number(node.denominator.value);
  if (!Number.isInteger(one)) throw new Error('a denominator beyond the skill');
  return Number(node.numerator.value) * one;
}

function asKeyFractionAddUnlike(count: number): AnswerKey {
  if (count <= 0) throw new Error('nothing is left');
  return { kind: 'fraction', numerator: count, denominator: pieces };
}

/** The first two fractions; a third is somebody's mistaken result. */
function fractions(nodes: readonly MathNode[]): readonly number[] {
  return nodes
    .filter(({ t }) => t === 'fraction')
    .slice(0, 2)
    .map(countedFractionAddUnlike);
}

function isSigned(nodes: readonly MathNode[], sign: string): boolean {
  return nodes.some((node) => node.t === 'operator' && node.sign === sign);
}

/** Puts the found value into the box and sees whether both sides agree. */
function fillBoxFractionAddUnlike(node: MathNode): AnswerKey {
  const [left, right] = sides(node);
  const [known] = fractions(left);
  const [result] = fractions(right);
  if (known === undefined || result === undefined) throw new Error('no equation');
  const isFirst = nth(left, 0).t === 'blank';
  const candidates = [known + result, known - result, result - known];
  const fits = candidates.filter((box) => {
    const [a, b] = isFirst ? [box, known] : [known, box];
    return box > 0 && (isSigned(left, '+') ? a + b : a - b) === result;
  });
  return asKeyFractionAddUnlike(nth(fits, 0));
}

function solveFractionAddUnlike(sheet: Sheet): AnswerKey {
  const together = wordsOf(sheet.stem).includes('روی هم');
  if (sheet.form === 'figure') {
    const units = sheet.figure?.t === 'circles' ? sheet.figure.circles : figureOf(sheet, 'bars').bars;
    const [first, second] = [nth(units, 0), nth(units, 1)];
    const value = Rational.of(first.shaded, first.parts);
    const other = Rational.of(second.shaded, second.parts);
    const result = together ? value.plus(other) : value.minus(other);
    return { kind: 'fraction', numerator: result.numerator, denominator: result.denominator };
  }
  const found = formulas(sheet.stem);
  if (sheet.form === 'reverse') return fillBoxFractionAddUnlike(nth(found, 0));
  const nodes = found.flatMap(terms);
  const [first, second] = [nth(fractions(nodes), 0), nth(fractions(nodes), 1)];
  if (sheet.form === 'story') return asKeyFractionAddUnlike(together ? first + second : Math.abs(first - second));
  if (sheet.form === 'compare') return asKeyFractionAddUnlike(first - second);
  return asKeyFractionAddUnlike(isSigned(nodes, '+') ? first + second : first - second);
}

const askedFractionAddUnlike: SkillChecker = { solve: solveFractionAddUnlike };

const g5FractionAddUnlike = withWrongLine(askedFractionAddUnlike, ({ stem }) => {
  const nodes = formulas(stem);
  const [a, b] = numbersOfProblem(nodes);
  if (a === undefined || b === undefined) throw new Error('fewer than two fractions');
  return [a, b, signsOfProblem(nodes).includes('+') ? a.plus(b) : a.minus(b)];
});

/** A mixed number or fraction as one fraction, its parts counted one whole at a time. */
function singleMixedAdd(node: MathNode): readonly [number, number] {
  if (node.t !== 'mixed' || node.whole.t !== 'number') throw new Error('not a mixed number');
  if (node.numerator.t !== 'number' || node.denominator.t !== 'number') throw new Error('not a plain fraction');
  const denominator = Number(node.denominator.value);
  let numerator = Number(node.numerator.value);
  for (let left = Number(node.whole.value); left > 0; left -= 1) numerator += denominator;
  return [numerator, denominator];
}

/** a/b + c/d by cross multiplication, then wholes taken away one by one. */
function sum([a, b]: readonly [number, number], [c, d]: readonly [number, number]): AnswerKey {
  const denominator = b * d;
  let numerator = a * d + c * b;
  let whole = 0;
  while (numerator >= denominator) {
    numerator -= denominator;
    whole += 1;
  }
  return { kind: 'mixed', whole, numerator, denominator };
}

/** All that is colored, whatever the labels say. */
function colored(sheet: Sheet): Rational {
  return figureOf(sheet, 'bars').bars.reduce(
    (total, { shaded, parts }) => total.plus(Rational.of(shaded, parts)),
    Rational.of(0),
  );
}

function solveMixedAdd(sheet: Sheet): AnswerKey {
  const mixedNumbers = formulas(sheet.stem)
    .flatMap(terms)
    .filter(({ t }) => t === 'mixed');
  if (sheet.form === 'figure' && sheet.figure?.t === 'bars') {
    const value = colored(sheet);
    return { kind: 'mixed', whole: value.whole, numerator: value.part.numerator, denominator: value.part.denominator };
  }
  const [first, second] = [singleMixedAdd(nth(mixedNumbers, 0)), singleMixedAdd(nth(mixedNumbers, 1))];
  if (sheet.form === 'figure') {
    const { points, hops, divisions } = figureOf(sheet, 'number-line');
    const from = nth(points ?? [], 0).tick;
    if (first[0] !== from || first[1] !== divisions) throw new Error('the hop does not start at the first number');
    if (hops?.start !== from || hops.size !== second[0]) throw new Error('the hop is not the second number');
  }
  if (sheet.form === 'story' && !wordsOf(sheet.stem).includes('روی هم')) throw new Error('nothing asks for a sum');
  return sum(first, second);
}

const g5MixedAdd: SkillChecker = { solve: solveMixedAdd };

type Single = readonly [numerator: number, denominator: number];

/** A mixed or whole number as one fraction, its parts counted one whole at a time. */
function singleMixedSub(node: MathNode): Single {
  if (node.t === 'number') return [Number(node.value), 1];
  if (node.t !== 'mixed' || node.whole.t !== 'number') throw new Error('neither mixed nor whole');
  if (node.numerator.t !== 'number' || node.denominator.t !== 'number') throw new Error('not a plain fraction');
  const denominator = Number(node.denominator.value);
  let numerator = Number(node.numerator.value);
  for (let left = Number(node.whole.value); left > 0; left -= 1) numerator += denominator;
  return [numerator, denominator];
}

function asMixed(numerator: number, denominator: number): AnswerKey {
  let whole = 0;
  let rest = numerator;
  while (rest >= denominator) {
    rest -= denominator;
    whole += 1;
  }
  if (whole < 1 || rest < 1) throw new Error('no mixed number is left');
  return { kind: 'mixed', whole, numerator: rest, denominator };
}

/** Walks from the smaller number up to the larger in steps so small that both are reached. */
function distance([a, b]: Single, [c, d]: Single): AnswerKey {
  const small = b * d;
  const [from, to] = [Math.min(a * d, c * b), Math.max(a * d, c * b)];
  let steps = 0;
  while (from + steps < to) steps += 1;
  return asMixed(steps, small);
}

function solveMixedSub(sheet: Sheet): AnswerKey {
  const nodes = formulas(sheet.stem).flatMap(terms);
  const numbers = nodes.filter(({ t }) => t === 'mixed' || t === 'number');
  if (sheet.form === 'figure' && sheet.figure?.t === 'bars') {
    // The two groups are distinguished by their tones, whatever the labels say.
    const { bars } = figureOf(sheet, 'bars');
    const [a, b] = [nth(bars, 0).tone, nth(bars, -1).tone];
    const groupValue = (tone: typeof a) =>
      bars
        .filter((bar) => bar.tone === tone)
        .reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
    const left = groupValue(a).minus(groupValue(b));
    return asMixed(left.numerator, left.denominator);
  }
  const [first, second] = [singleMixedSub(nth(numbers, 0)), singleMixedSub(nth(numbers, 1))];
  if (sheet.form === 'figure') {
    const { points, hops, divisions } = figureOf(sheet, 'number-line');
    const start = nth(points ?? [], 0).tick;
    if (start * first[1] !== first[0] * divisions) throw new Error('the hop does not start at the first number');
    if (hops?.start !== start || hops.size !== -second[0]) throw new Error('the hop is not the second number');
  }
  if (sheet.form === 'story' && wordsOf(sheet.stem).includes('روی هم')) throw new Error('a sum is asked');
  return distance(first, second);
}

const g5MixedSub: SkillChecker = { solve: solveMixedSub };

type Pair = readonly [numerator: number, denominator: number];

function pairs(node: MathNode): readonly Pair[] {
  return terms(node).flatMap((term): Pair[] =>
    term.t === 'fraction' && term.numerator.t === 'number' && term.denominator.t === 'number'
      ? [[Number(term.numerator.value), Number(term.denominator.value)]]
      : [],
  );
}

/** Lays a grid over the unit, one fraction along each side, and counts its cells one by one. */
function overlap([a, b]: Pair, [c, d]: Pair): Pair {
  let cells = 0;
  let taken = 0;
  for (let row = 0; row < Math.max(a, b); row += 1) {
    for (let column = 0; column < Math.max(c, d); column += 1) {
      if (row < b && column < d) cells += 1;
      if (row < a && column < c) taken += 1;
    }
  }
  return [taken, cells];
}

function asKeyFractionMult([numerator, denominator]: Pair): AnswerKey {
  return { kind: 'fraction', numerator, denominator };
}

/** Tries every fraction with terms to 12 in the box. */
function fillBoxFractionMult(known: Pair, result: Pair): Pair {
  for (let numerator = 1; numerator <= 12; numerator += 1) {
    for (let denominator = 1; denominator <= 12; denominator += 1) {
      const [taken, cells] = overlap([numerator, denominator], known);
      if (taken * result[1] === result[0] * cells) return [numerator, denominator];
    }
  }
  throw new Error('no fraction fits the box');
}

function solveFractionMult(sheet: Sheet): AnswerKey {
  const found = formulas(sheet.stem);
  const all = found.flatMap(pairs);
  switch (sheet.form) {
    case 'figure': {
      const [unit] = sheet.figure?.t === 'circles' ? sheet.figure.circles : figureOf(sheet, 'bars').bars;
      if (unit === undefined) throw new Error('nothing is shaded');
      return asKeyFractionMult(overlap(nth(all, 0), [unit.shaded, unit.parts]));
    }
    case 'reverse':
      return asKeyFractionMult(fillBoxFractionMult(nth(all, 0), nth(all, 1)));
    case 'compare': {
      const [a, b] = found.map(pairs).map((pair) => overlap(nth(pair, 0), nth(pair, 1)));
      if (a === undefined || b === undefined) throw new Error('not two products');
      const difference = a[0] * b[1] - b[0] * a[1];
      if (difference === 0) throw new Error('both are the same');
      return asKeyFractionMult(difference > 0 ? a : b);
    }
    default:
      return asKeyFractionMult(overlap(nth(all, 0), nth(all, 1)));
  }
}

const g5FractionMult: SkillChecker = { solve: solveFractionMult };

/** Looks at every cell of the rectangle in turn. */
function countCells(
  sheet: Sheet,
  isCounted: (inRow: boolean, inColumn: boolean) => boolean,
): readonly [number, number] {
  const { rows, columns, shadedRows, shadedColumns } = figureOf(sheet, 'area');
  let counted = 0;
  let all = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      all += 1;
      if (isCounted(row < shadedRows, column < shadedColumns)) counted += 1;
    }
  }
  return [counted, all];
}

function solveFractionMultArea(sheet: Sheet): AnswerKey {
  const asKey = ([numerator, denominator]: readonly [number, number]): AnswerKey => ({
    kind: 'fraction',
    numerator,
    denominator,
  });
  const isNeither = wordsOf(sheet.stem).includes('هیچ رنگ نشده');
  const crossing = countCells(sheet, (inRow, inColumn) => inRow && inColumn);
  if (sheet.form === 'bare') {
    // The formula must be the one the picture shows.
    const [left] = sides(nth(formulas(sheet.stem), 0));
    if (!termsValue(left).equals(Rational.of(...crossing))) throw new Error('the picture shows another product');
  }
  if (sheet.form === 'reverse') {
    const [left, right] = sides(nth(formulas(sheet.stem), 0));
    const known = nodeValue(nth(left, 0));
    const product = nodeValue(nth(right.flatMap(terms), 0));
    if (!product.equals(Rational.of(...crossing))) throw new Error('the picture shows another product');
    const inRows = countCells(sheet, (inRow) => inRow);
    if (!known.equals(Rational.of(...inRows))) throw new Error('the rows are not the known fraction');
    return asKey(countCells(sheet, (_, inColumn) => inColumn));
  }
  return asKey(isNeither ? countCells(sheet, (inRow, inColumn) => !inRow && !inColumn) : crossing);
}

const g5FractionMultArea: SkillChecker = { solve: solveFractionMultArea };

type Part = readonly [numerator: number, denominator: number];

function partsIn(nodes: readonly MathNode[]): readonly Part[] {
  return nodes.flatMap((node): Part[] =>
    node.t === 'fraction' && node.numerator.t === 'number' && node.denominator.t === 'number'
      ? [[Number(node.numerator.value), Number(node.denominator.value)]]
      : [],
  );
}

/** Deals the amount into equal piles, one at a time, and takes some of the piles. */
function deal(amount: number, [numerator, denominator]: Part): number {
  const piles = Array.from({ length: denominator }, () => 0);
  for (let dealt = 0; dealt < amount; dealt += 1) piles[dealt % denominator] = (piles[dealt % denominator] ?? 0) + 1;
  if (new Set(piles).size !== 1) throw new Error(`${amount} cannot be dealt into ${denominator} equal piles`);
  return piles.slice(0, numerator).reduce((sum, pile) => sum + pile, 0);
}

/** The whole of which the part is known: tries every one to 1000. */
function wholeOf(known: number, part: Part): number {
  const found: number[] = [];
  for (let whole = part[1]; whole <= 1000; whole += part[1]) if (deal(whole, part) === known) found.push(whole);
  return only(found);
}

function asKeyFractionOfQuantity(value: number): AnswerKey {
  return { kind: 'integer', values: [String(value)] };
}

function pictured(sheet: Sheet): Part | null {
  const { figure } = sheet;
  if (figure?.t === 'bars' || figure?.t === 'circles') {
    const { shaded, parts } = only(figure.t === 'bars' ? figure.bars : figure.circles);
    return [shaded, parts];
  }
  return null;
}

function solveFractionOfQuantity(sheet: Sheet): AnswerKey {
  const nodes = formulas(sheet.stem).flatMap(terms);
  const statement = partsIn(nodes);
  const numbers = numbersInWords(sheet.stem);
  const isOfRest = wordsOf(sheet.stem).includes('بقیه');
  const seen = pictured(sheet);
  const parts = seen ? [seen, ...statement] : statement;
  switch (sheet.form) {
    case 'reverse':
      return asKeyFractionOfQuantity(wholeOf(only(numbers), only(parts)));
    case 'compare':
      return asKeyFractionOfQuantity(Math.max(...parts.map((part, index) => deal(nth(numbers, index), part))));
    default: {
      const inFormula = nodes.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
      const whole = sheet.figure?.t === 'set' ? sheet.figure.total : nth([...inFormula, ...numbers], 0);
      const taken = nth(parts, 0);
      if (parts.length === 1) return asKeyFractionOfQuantity(deal(whole, taken));
      // In a formula the last fraction stands next to the quantity; in words it is stated first.
      const [first, second] = sheet.form === 'bare' ? [nth(parts, 1), taken] : [taken, nth(parts, 1)];
      const gone = deal(whole, first);
      return asKeyFractionOfQuantity(deal(isOfRest ? whole - gone : gone, second));
    }
  }
}

const g5FractionOfQuantity: SkillChecker = { solve: solveFractionOfQuantity };

/** The share that, taken so many times, gives the amount back: tries finer and finer fractions. */
function share(amount: Rational, among: number): AnswerKey {
  for (let denominator = 1; denominator <= 200; denominator += 1) {
    for (let numerator = 1; numerator <= 2 * denominator; numerator += 1) {
      let sum = Rational.of(0);
      for (let taken = 0; taken < among; taken += 1) sum = sum.plus(Rational.of(numerator, denominator));
      const order = sum.compare(amount);
      if (order === 0) return { kind: 'fraction', numerator, denominator };
      if (order > 0) break;
    }
  }
  throw new Error('no share found');
}

function solveFractionDivWhole(sheet: Sheet): AnswerKey {
  const nodes = formulas(sheet.stem).flatMap(terms);
  const statement = nodes.filter(({ t }) => t === 'fraction');
  const inFormula = nodes.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
  const among = nth([...inFormula, ...numbersInWords(sheet.stem)], 0);
  const { figure } = sheet;
  if (figure?.t === 'bars') {
    const { shaded, parts } = only(figure.bars);
    return share(Rational.of(shaded, parts), among);
  }
  if (figure?.t === 'area') {
    if (figure.rows !== among) throw new Error('the rows are not the shares');
    if (!nodeValue(only(statement)).equals(Rational.of(figure.shadedColumns, figure.columns))) {
      throw new Error('the coloured columns are not the amount');
    }
    // The colored cells of one row, of all cells.
    return { kind: 'fraction', numerator: figure.shadedColumns, denominator: figure.rows * figure.columns };
  }
  return share(nodeValue(nth(statement, 0)), among);
}

const g5FractionDivWhole: SkillChecker = { solve: solveFractionDivWhole };

/** The number that, times the divisor, gives the amount back: tries every fraction with terms to 144. */
function timesTo(divisor: Rational, amount: Rational): AnswerKey {
  for (let denominator = 1; denominator <= 144; denominator += 1) {
    for (let numerator = 1; numerator <= 144; numerator += 1) {
      if (Rational.of(numerator, denominator).times(divisor).equals(amount)) {
        return { kind: 'fraction', numerator, denominator };
      }
    }
  }
  throw new Error('no quotient found');
}

function solveFractionDivFraction(sheet: Sheet): AnswerKey {
  if (sheet.form === 'figure') {
    const [first, second] = figureOf(sheet, 'bars').bars.map(({ shaded, parts }) => Rational.of(shaded, parts));
    if (first === undefined || second === undefined) throw new Error('not two bars');
    return timesTo(second, first);
  }
  const found = formulas(sheet.stem);
  if (sheet.form === 'reverse') {
    const [left, right] = sides(nth(found, 0));
    const factor = left.find(({ t }) => t === 'fraction' || t === 'number');
    if (factor === undefined) throw new Error('no known factor');
    return timesTo(nodeValue(factor), nodeValue(nth(right, 0)));
  }
  const values = found
    .flatMap(terms)
    .filter(({ t }) => t === 'fraction' || t === 'number')
    .slice(0, 2)
    .map(nodeValue);
  const [first, second] = [nth(values, 0), nth(values, 1)];
  // «در ۲ ساعت ۳ کیلومتر», «با ۲ لیتر ۳ دیوار», «هر دور ۲ کیلومتر … ۳ کیلومتر»: there the divisor is stated first.
  const opening = sheet.stem[0];
  const statement = opening?.t === 'paragraph' ? opening.content : [];
  const before = statement[0]?.t === 'text' ? statement[0].text : '';
  const divisorFirst = sheet.form === 'story' && /(^| )در $|^با $|^هر دور /.test(before);
  return divisorFirst ? timesTo(first, second) : timesTo(second, first);
}

const g5FractionDivFraction: SkillChecker = { solve: solveFractionDivFraction };

/** Takes one portion after another away until nothing is left. */
function countPortions(amount: Rational, portion: Rational): AnswerKey {
  let left = amount;
  let count = 0;
  while (left.sign > 0) {
    left = left.minus(portion);
    count += 1;
  }
  if (left.sign !== 0) throw new Error('the last portion is not full');
  if (count < 2 || count > 40) throw new Error('beyond the skill');
  return { kind: 'integer', values: [String(count)] };
}

function solveFractionDivWord(sheet: Sheet): AnswerKey {
  const statement = formulas(sheet.stem)
    .flatMap(terms)
    .filter(({ t }) => t === 'fraction' || t === 'number')
    .map(nodeValue);
  const { figure } = sheet;
  if (figure?.t === 'number-line') {
    const { hops, points, divisions } = figure;
    if (hops?.start !== 0 || hops.count !== 1) throw new Error('not the first hop alone');
    return countPortions(Rational.of(only(points ?? []).tick, divisions), Rational.of(hops.size, divisions));
  }
  if (figure?.t === 'bars') {
    const amount = figure.bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0));
    return countPortions(amount, only(statement));
  }
  // The amount holds at least two portions, so it is the larger of the two, whichever is stated first.
  const [first, second] = [nth(statement, 0), nth(statement, 1)];
  return first.compare(second) > 0 ? countPortions(first, second) : countPortions(second, first);
}

const g5FractionDivWord: SkillChecker = { solve: solveFractionDivWord };

/** Whole part and fraction part of a number as it is written. */
type Parts = readonly [whole: Rational, part: Rational];

function partsOf(node: MathNode): Parts {
  const nothing = Rational.of(0);
  if (node.t === 'mixed') return [nodeValue(node.whole), nodeValue(node.numerator).over(nodeValue(node.denominator))];
  return node.t === 'number' ? [nodeValue(node), nothing] : [nothing, nodeValue(node)];
}

/** Piece by piece, as the areas of a rectangle cut in four: no mixed number is made a fraction. */
function product([a, f]: Parts, [b, g]: Parts): Rational {
  return a.times(b).plus(a.times(g)).plus(f.times(b)).plus(f.times(g));
}

function asKeyMixedMult(value: Rational): AnswerKey {
  if (value.whole < 1 || value.isWhole) throw new Error('no mixed number');
  return { kind: 'mixed', whole: value.whole, numerator: value.part.numerator, denominator: value.part.denominator };
}

function factors(node: MathNode): readonly Parts[] {
  return terms(node)
    .filter(({ t }) => t === 'mixed' || t === 'fraction' || t === 'number')
    .map(partsOf);
}

function solveMixedMult(sheet: Sheet): AnswerKey {
  const found = formulas(sheet.stem);
  const all = found.flatMap(factors);
  const [count] = numbersInWords(sheet.stem);
  switch (sheet.form) {
    case 'figure': {
      if (sheet.figure?.t === 'bars') {
        const { bars } = figureOf(sheet, 'bars');
        return asKeyMixedMult(
          bars.reduce((sum, { shaded, parts }) => sum.plus(Rational.of(shaded, parts)), Rational.of(0)),
        );
      }
      const { hops, divisions } = figureOf(sheet, 'number-line');
      if (hops === undefined || hops.start !== 0 || hops.count !== count) throw new Error('other hops than told');
      let tick = 0;
      for (let hop = 0; hop < hops.count; hop += 1) tick += hops.size;
      return asKeyMixedMult(Rational.of(tick, divisions));
    }
    case 'compare': {
      const [a, b] = found.map(factors).map((pair) => product(nth(pair, 0), nth(pair, 1)));
      if (a === undefined || b === undefined || a.equals(b)) throw new Error('nothing to choose');
      return asKeyMixedMult(a.compare(b) > 0 ? a : b);
    }
    case 'story':
      // Either both numbers are formulas, or the second is a count in words.
      return asKeyMixedMult(
        product(nth(all, 0), count === undefined ? nth(all, 1) : [Rational.of(count), Rational.of(0)]),
      );
    default:
      return asKeyMixedMult(product(nth(all, 0), nth(all, 1)));
  }
}

const askedMixedMult: SkillChecker = { solve: solveMixedMult };

const g5MixedMult = withWrongLine(askedMixedMult, ({ stem }) => {
  const [a, b] = numbersOfProblem(formulas(stem));
  if (a === undefined || b === undefined) throw new Error('fewer than two numbers');
  return [a, b, a.times(b), a.times(b)];
});

function pairOf(node: MathNode): Pair {
  if (node.t !== 'fraction' || node.numerator.t !== 'number' || node.denominator.t !== 'number') {
    throw new Error('not a plain fraction');
  }
  return [Number(node.numerator.value), Number(node.denominator.value)];
}

/** The equal fraction with the smallest denominator: tries 1, 2, 3 … */
function lowest([numerator, denominator]: Pair): Pair {
  for (let tried = 1; tried < denominator; tried += 1) {
    if ((numerator * tried) % denominator === 0) return [(numerator * tried) / denominator, tried];
  }
  return [numerator, denominator];
}

function asKeyFractionSimplify([numerator, denominator]: Pair): AnswerKey {
  return { kind: 'fraction', numerator, denominator };
}

function countedFractionSimplify({ figure }: Sheet): Pair {
  switch (figure?.t) {
    case 'bars':
      return [only(figure.bars).shaded, only(figure.bars).parts];
    case 'circles':
      return [only(figure.circles).shaded, only(figure.circles).parts];
    case 'set':
      return [figure.marked, figure.total];
    case 'area':
      return [figure.shadedRows * figure.columns, figure.rows * figure.columns];
    default:
      throw new Error('nothing to count');
  }
}

function solveFractionSimplify(sheet: Sheet): AnswerKey {
  if (sheet.answer.kind !== 'fraction' || sheet.answer.simplest !== true) throw new Error('lowest terms are not asked');
  if (sheet.form === 'figure') return asKeyFractionSimplify(lowest(countedFractionSimplify(sheet)));
  if (sheet.form === 'story') {
    const [whole, part] = numbersInWords(sheet.stem);
    if (whole === undefined || part === undefined) throw new Error('no counts');
    return asKeyFractionSimplify(lowest([part, whole]));
  }
  const statement = formulas(sheet.stem)
    .flatMap(terms)
    .filter(({ t }) => t === 'fraction')
    .map(pairOf);
  if (sheet.form === 'compare') {
    return asKeyFractionSimplify(only(statement.filter((pair) => lowest(pair)[1] < pair[1]).map(lowest)));
  }
  const answer = lowest(nth(statement, 0));
  if (sheet.form === 'reverse') {
    const factor = only(numbersInWords(sheet.stem));
    const [numerator, denominator] = nth(statement, 0);
    if (answer[0] * factor !== numerator || answer[1] * factor !== denominator)
      throw new Error('another factor than told');
  }
  return asKeyFractionSimplify(answer);
}

const ownFractionSimplify: SkillChecker = { solve: solveFractionSimplify };

const g5FractionSimplify = withNumberSets(ownFractionSimplify, 'multiple-select');

export const checkers: ChapterCheckers = {
  'g5-improper-to-mixed': g5ImproperToMixed,
  'g5-mixed-to-improper': g5MixedToImproper,
  'g5-improper-numberline': g5ImproperNumberline,
  'g5-fraction-compare-order': g5FractionCompareOrder,
  'g5-fraction-add-unlike': g5FractionAddUnlike,
  'g5-mixed-add': g5MixedAdd,
  'g5-mixed-sub': g5MixedSub,
  'g5-fraction-mult': g5FractionMult,
  'g5-fraction-mult-area': g5FractionMultArea,
  'g5-fraction-of-quantity': g5FractionOfQuantity,
  'g5-fraction-div-whole': g5FractionDivWhole,
  'g5-fraction-div-fraction': g5FractionDivFraction,
  'g5-fraction-div-word': g5FractionDivWord,
  'g5-mixed-mult': g5MixedMult,
  'g5-fraction-simplify': g5FractionSimplify,
};
