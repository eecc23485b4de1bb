import type { AnswerKey, MathNode } from '../../src/model/index.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, formulas, nodeValue, nth, type Sheet, terms, wordsOf } from '../question-readers/sheet.ts';

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

export const checker: SkillChecker = {
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
