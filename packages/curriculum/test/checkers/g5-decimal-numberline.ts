import type { SkillChecker } from '../question-readers/checker.ts';
import { heardDecimal } from '../question-readers/decimal-words.ts';
import { given } from '../question-readers/decimals.ts';
import { quoted } from '../question-readers/number-words.ts';
import { nth, only, valueAt, wordsOf } from '../question-readers/sheet.ts';

/** Looks at every tick of the line for the one that is worth as much. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { answer, stem, form } = sheet;
    if (answer.kind !== 'number-line') throw new Error('no line');
    const words = wordsOf(stem);
    const [first, second] = given(sheet);
    const value =
      form === 'reverse'
        ? heardDecimal(nth(quoted(words), 0))
        : form !== 'compare'
          ? nth(given(sheet), 0)
          : words.includes('کمتر')
            ? second?.minus(first ?? second)
            : first?.plus(second ?? first);
    if (value === undefined) throw new Error('no number');
    const last = (answer.line.to - answer.line.from) * answer.line.divisions;
    const ticks = Array.from({ length: last + 1 }, (_, tick) => tick);
    return { kind: 'number-line', tick: only(ticks.filter((tick) => valueAt(answer.line, tick).equals(value))) };
  },
};
