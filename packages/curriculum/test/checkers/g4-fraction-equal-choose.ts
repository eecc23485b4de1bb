import type { SkillChecker } from '../question-readers/checker.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { printedPair, unitsOf } from '../question-readers/same-parts.ts';
import { nth, only } from '../question-readers/sheet.ts';

const own: SkillChecker = {
  /** The one option that equals none of the others by cross multiplication; those three equal the picture too. */
  solve: (sheet) => {
    if (sheet.answer.kind !== 'choice') throw new Error('no options');
    const options = sheet.answer.options.map(({ id, content }) => {
      const piece = only(content);
      if (piece.t !== 'math') throw new Error('an option that is no fraction');
      return { id, pair: printedPair(piece.math) };
    });
    if (options.length !== 4) throw new Error('four fractions are asked');
    const isEqual = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => a * d === c * b;
    const odd = only(
      options.filter(({ id, pair }) => options.every((other) => other.id === id || !isEqual(other.pair, pair))),
    );
    const rest = options.filter(({ id }) => id !== odd.id);
    const { pair } = nth(rest, 0);
    if (!rest.every((other) => isEqual(other.pair, pair))) throw new Error('the others are not equal');
    if (sheet.form === 'figure') {
      const unit = only(unitsOf(sheet));
      if (!isEqual(pair, [unit.shaded, unit.parts])) throw new Error('the picture shows another fraction');
    }
    return { kind: 'choice', option: odd.id };
  },
};

export const checker = withNumberSets(own, 'multiple-select');
