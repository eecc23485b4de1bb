import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, only } from '../question-readers/sheet.ts';

/** Tries every percent from 1 to 100. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { figure } = sheet;
    const statement = numbersInWords(sheet.stem);
    const [one, other] = figure?.t === 'set' ? [figure.marked, figure.total] : [nth(statement, 0), nth(statement, 1)];
    const [part, whole] = [Math.min(one, other), Math.max(one, other)];
    const percents = Array.from({ length: 100 }, (_, index) => index + 1);
    const share = only(percents.filter((each) => each * whole === part * 100));
    return { kind: 'integer', values: [String(sheet.form === 'compare' ? 100 - share : share)] };
  },
};
