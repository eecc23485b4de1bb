import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, numbersInWords, only, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

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

function asKey(value: number): AnswerKey {
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

function solve(sheet: Sheet): AnswerKey {
  const nodes = formulas(sheet.stem).flatMap(terms);
  const statement = partsIn(nodes);
  const numbers = numbersInWords(sheet.stem);
  const isOfRest = wordsOf(sheet.stem).includes('بقیه');
  const seen = pictured(sheet);
  const parts = seen ? [seen, ...statement] : statement;
  switch (sheet.form) {
    case 'reverse':
      return asKey(wholeOf(only(numbers), only(parts)));
    case 'compare':
      return asKey(Math.max(...parts.map((part, index) => deal(nth(numbers, index), part))));
    default: {
      const inFormula = nodes.flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
      const whole = sheet.figure?.t === 'set' ? sheet.figure.total : nth([...inFormula, ...numbers], 0);
      const taken = nth(parts, 0);
      if (parts.length === 1) return asKey(deal(whole, taken));
      // In a formula the last fraction stands next to the quantity; in words it is stated first.
      const [first, second] = sheet.form === 'bare' ? [nth(parts, 1), taken] : [taken, nth(parts, 1)];
      const gone = deal(whole, first);
      return asKey(deal(isOfRest ? whole - gone : gone, second));
    }
  }
}

export const checker: SkillChecker = { solve };
