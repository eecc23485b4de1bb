import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nodeValue, nth, only, terms } from '../question-readers/sheet.ts';

/** The one sign that is true of what is on both sides of the box, by cross multiplication. */
export const checker: SkillChecker = {
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
