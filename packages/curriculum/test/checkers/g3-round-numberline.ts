import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, valueAt } from '../question-readers/sheet.ts';

/** Measures the way to both ends of the line; the middle goes up. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    if (sheet.answer.kind !== 'number-line') throw new Error('no line');
    const { line } = sheet.answer;
    const marked = valueAt(line, nth(line.points ?? [], 0).tick);
    const last = ((line.to - line.from) / (line.unit ?? 1)) * line.divisions;
    const toStart = marked.minus(valueAt(line, 0));
    const toEnd = valueAt(line, last).minus(marked);
    return { kind: 'number-line', tick: toEnd.compare(toStart) <= 0 ? last : 0 };
  },
};
