import type { SkillChecker } from '../question-readers/checker.ts';
import { formulas, nth, numbersInWords, only, terms } from '../question-readers/sheet.ts';
import { takenAway, whole } from '../question-readers/whole-numbers.ts';

/** Takes whole groups away until none is left. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    if (figure?.t === 'set') return whole(...takenAway(figure.total, nth(numbersInWords(sheet.stem), 0)));
    if (figure?.t === 'long-division') return whole(...takenAway(Number(figure.dividend), Number(figure.divisor)));
    const [amount = 0, divisor = 0] =
      sheet.form === 'story'
        ? numbersInWords(sheet.stem)
        : terms(only(formulas(sheet.stem))).flatMap((node) => (node.t === 'number' ? [Number(node.value)] : []));
    return whole(...takenAway(amount, divisor));
  },
};
