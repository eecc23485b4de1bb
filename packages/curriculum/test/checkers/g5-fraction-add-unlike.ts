import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, type Sheet, sides, terms, wordsOf } from '../question-readers/sheet.ts';
import { numbersOfProblem, signsOfProblem, withWrongLine } from '../question-readers/wrong-line.ts';

/** Cut so fine that every part of the questions is a whole number of pieces. */
const pieces = 27_720;

/** How many of those pieces a fraction is. */
function counted(node: MathNode): number {
  if (node.t !== 'fraction' || node.numerator.t !== 'number' || node.denominator.t !== 'number') {
    throw new Error('not a plain fraction');
  }
  const one = pieces / Number(node.denominator.value);
  if (!Number.isInteger(one)) throw new Error('a denominator beyond the skill');
  return Number(node.numerator.value) * one;
}

function asKey(count: number): AnswerKey {
  if (count <= 0) throw new Error('nothing is left');
  return { kind: 'fraction', numerator: count, denominator: pieces };
}

/** The first two fractions; a third is somebody's mistaken result. */
function fractions(nodes: readonly MathNode[]): readonly number[] {
  return nodes
    .filter(({ t }) => t === 'fraction')
    .slice(0, 2)
    .map(counted);
}

function isSigned(nodes: readonly MathNode[], sign: string): boolean {
  return nodes.some((node) => node.t === 'operator' && node.sign === sign);
}

/** Puts the found value into the box and sees whether both sides agree. */
function fillBox(node: MathNode): AnswerKey {
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
  return asKey(nth(fits, 0));
}

function solve(sheet: Sheet): AnswerKey {
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
  if (sheet.form === 'reverse') return fillBox(nth(found, 0));
  const nodes = found.flatMap(terms);
  const [first, second] = [nth(fractions(nodes), 0), nth(fractions(nodes), 1)];
  if (sheet.form === 'story') return asKey(together ? first + second : Math.abs(first - second));
  if (sheet.form === 'compare') return asKey(first - second);
  return asKey(isSigned(nodes, '+') ? first + second : first - second);
}

const asked: SkillChecker = { solve };

export const checker = withWrongLine(asked, ({ stem }) => {
  const nodes = formulas(stem);
  const [a, b] = numbersOfProblem(nodes);
  if (a === undefined || b === undefined) throw new Error('fewer than two fractions');
  return [a, b, signsOfProblem(nodes).includes('+') ? a.plus(b) : a.minus(b)];
});
