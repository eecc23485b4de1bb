import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';

/** Hops along the line, one after the other, and looks for the tick that has the number of the landing. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'number-line' || answer.line.hops === undefined) throw new Error('no line with hops');
    const { from, hops } = answer.line;
    const statement = numbersInWords(stem);
    const start = nth(statement, 0);
    // The number of hops and their size are in either order; the drawn hop tells which is which.
    const { size } = hops;
    const count = statement[1] === size ? nth(statement, 2) : nth(statement, 1);
    if (from + hops.start !== start) throw new Error('the hops begin elsewhere');
    let tick = hops.start;
    for (let hop = 0; hop < count; hop += 1) tick += size;
    return { kind: 'number-line', tick };
  },
};
