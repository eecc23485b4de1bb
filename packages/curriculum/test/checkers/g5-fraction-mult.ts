import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nth, type Sheet, terms } from '../question-readers/sheet.ts';

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

function asKey([numerator, denominator]: Pair): AnswerKey {
  return { kind: 'fraction', numerator, denominator };
}

/** Tries every fraction with terms to 12 in the box. */
function fillBox(known: Pair, result: Pair): Pair {
  for (let numerator = 1; numerator <= 12; numerator += 1) {
    for (let denominator = 1; denominator <= 12; denominator += 1) {
      const [taken, cells] = overlap([numerator, denominator], known);
      if (taken * result[1] === result[0] * cells) return [numerator, denominator];
    }
  }
  throw new Error('no fraction fits the box');
}

function solve(sheet: Sheet): AnswerKey {
  const found = formulas(sheet.stem);
  const all = found.flatMap(pairs);
  switch (sheet.form) {
    case 'figure': {
      const [unit] = sheet.figure?.t === 'circles' ? sheet.figure.circles : figureOf(sheet, 'bars').bars;
      if (unit === undefined) throw new Error('nothing is shaded');
      return asKey(overlap(nth(all, 0), [unit.shaded, unit.parts]));
    }
    case 'reverse':
      return asKey(fillBox(nth(all, 0), nth(all, 1)));
    case 'compare': {
      const [one, other] = found.map(pairs).map((pair) => overlap(nth(pair, 0), nth(pair, 1)));
      if (one === undefined || other === undefined) throw new Error('not two products');
      const difference = one[0] * other[1] - other[0] * one[1];
      if (difference === 0) throw new Error('both are the same');
      return asKey(difference > 0 ? one : other);
    }
    default:
      return asKey(overlap(nth(all, 0), nth(all, 1)));
  }
}

export const checker: SkillChecker = { solve };
