import type { SkillChecker } from '../question-readers/checker.ts';
import { shownMachine, through } from '../question-readers/machines.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Lets the number through the machine one by one, twice where it goes in again. */
const own: SkillChecker = {
  solve: (sheet) => {
    const machine = shownMachine(sheet);
    const once = through(machine, machine.known);
    return whole(sheet.form === 'compare' ? through(machine, once) : once);
  },
};

export const checker = withNumberSets(own, 'table-cells');
