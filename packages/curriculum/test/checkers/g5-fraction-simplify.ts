import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { formulas, nth, numbersInWords, only, type Sheet, terms } from '../question-readers/sheet.ts';

type Pair = readonly [numerator: number, denominator: number];

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

function asKey([numerator, denominator]: Pair): AnswerKey {
  return { kind: 'fraction', numerator, denominator };
}

function counted({ figure }: Sheet): Pair {
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

function solve(sheet: Sheet): AnswerKey {
  if (sheet.answer.kind !== 'fraction' || sheet.answer.simplest !== true) throw new Error('lowest terms are not asked');
  if (sheet.form === 'figure') return asKey(lowest(counted(sheet)));
  if (sheet.form === 'story') {
    const [whole, part] = numbersInWords(sheet.stem);
    if (whole === undefined || part === undefined) throw new Error('no counts');
    return asKey(lowest([part, whole]));
  }
  const statement = formulas(sheet.stem)
    .flatMap(terms)
    .filter(({ t }) => t === 'fraction')
    .map(pairOf);
  if (sheet.form === 'compare') {
    return asKey(only(statement.filter((pair) => lowest(pair)[1] < pair[1]).map(lowest)));
  }
  const answer = lowest(nth(statement, 0));
  if (sheet.form === 'reverse') {
    const factor = only(numbersInWords(sheet.stem));
    const [numerator, denominator] = nth(statement, 0);
    if (answer[0] * factor !== numerator || answer[1] * factor !== denominator)
      throw new Error('another factor than told');
  }
  return asKey(answer);
}

const own: SkillChecker = { solve };

export const checker = withNumberSets(own, 'multiple-select');
