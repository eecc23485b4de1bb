import type { SkillChecker } from '../reading/checker.ts';
import { heardDecimal } from '../reading/decimal-words.ts';
import { given } from '../reading/decimals.ts';
import { quoted } from '../reading/number-words.ts';
import { nth, only, valueAt, wordsOf } from '../reading/sheet.ts';

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
