import { Rational } from '../../src/numbers/rational.ts';
import type { SkillChecker } from '../question-readers/checker.ts';
import { given } from '../question-readers/decimals.ts';
import { heardDecimal } from '../question-readers/heard-decimals.ts';
import { quoted } from '../question-readers/number-words.ts';
import { nth, numbersInWords, only, valueAt, wordsOf } from '../question-readers/sheet.ts';

/** Walks along the line until the number stands under the finger. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { form, stem, answer } = sheet;
    if (answer.kind !== 'number-line') throw new Error('no line');
    const { line } = answer;
    const said = quoted(wordsOf(stem)).map(heardDecimal);
    const wanted =
      form === 'compare'
        ? Rational.of(only(numbersInWords(stem))).minus(nth(said, 0))
        : form === 'reverse'
          ? nth(said, 0)
          : nth(given(sheet), 0);
    for (let tick = 0; tick <= (line.to - line.from) * line.divisions; tick += 1) {
      if (valueAt(line, tick).equals(wanted)) return { kind: 'number-line', tick };
    }
    throw new Error('not on the line');
  },
};
