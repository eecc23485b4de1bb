import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords, wordsOf } from '../question-readers/sheet.ts';

/** Hops along the line, one after the other, and looks for the tick that has the number of the landing. */
export const checker: SkillChecker = {
  solve: ({ stem, answer }) => {
    if (answer.kind !== 'number-line') throw new Error('no line');
    const { from, hops } = answer.line;
    const statement = numbersInWords(stem);
    const start = nth(statement, 0);
    if (hops === undefined) {
      // Two runs, each with how many hops and then their size.
      let at = start - from;
      const isBack = /عقب/u.test(wordsOf(stem));
      for (let hop = 0; hop < nth(statement, 1); hop += 1) at += nth(statement, 2);
      for (let hop = 0; hop < nth(statement, 3); hop += 1) at += isBack ? -nth(statement, 4) : nth(statement, 4);
      return { kind: 'number-line', tick: at };
    }
    // The number of hops and their size are in either order; the drawn hop tells which is which.
    const { size } = hops;
    const count = statement[1] === size ? nth(statement, 2) : nth(statement, 1);
    if (from + hops.start !== start) throw new Error('the hops begin elsewhere');
    let tick = hops.start;
    for (let hop = 0; hop < count; hop += 1) tick += size;
    return { kind: 'number-line', tick };
  },
};
