import type { AnswerKey } from '../../src/model/index.ts';
import { printedPair } from './fraction-parts.ts';
import { formulas, nth, only, type Sheet, terms } from './sheet.ts';

/** The one sign that is true of what is on both sides of the box, by cross multiplication. */
export function trueSignOf(sheet: Sheet): AnswerKey {
  if (sheet.answer.kind !== 'choice') throw new Error('no signs');
  const open = only(formulas(sheet.stem).filter((node) => terms(node).some(({ t }) => t === 'blank')));
  const list = terms(open);
  if (list.length !== 3 || list[1]?.t !== 'blank') throw new Error('no box between two amounts');
  const [a, b] = printedPair(nth(list, 0));
  const [c, d] = printedPair(nth(list, 2));
  const fits = sheet.answer.options.filter(({ content }) => {
    const piece = only(content);
    if (piece.t !== 'math' || piece.math.t !== 'operator') throw new Error('an option that is no sign');
    switch (piece.math.sign) {
      case '<':
        return a * d < c * b;
      case '>':
        return a * d > c * b;
      default:
        return a * d === c * b;
    }
  });
  const { figure } = sheet;
  if (figure?.t === 'bars' || figure?.t === 'circles') {
    const units = figure.t === 'bars' ? figure.bars : figure.circles;
    const drawn = units.map(({ shaded, parts }) => `${shaded}/${parts}`).join(' ');
    if (drawn !== `${a}/${b} ${c}/${d}`) throw new Error('the picture shows other amounts');
  }
  return { kind: 'choice', option: only(fits).id };
}
