import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { heardFraction, heardMixed } from '../question-readers/heard-fractions.ts';
import { quoted } from '../question-readers/number-words.ts';
import { formulas, nodeValue, numbersInWords, only, terms, valueAt, wordsOf } from '../question-readers/sheet.ts';

/** Walks along the line until the number stands under the finger. */
export const checker: SkillChecker = {
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
