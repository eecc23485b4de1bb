import type { SkillChecker } from '../question-readers/checker.ts';
import { shownMachine, through } from '../question-readers/machines.ts';
import { withNumberSets } from '../question-readers/number-sets.ts';
import { only } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Tries every input until the output comes out. */
const own: SkillChecker = {
  solve: (sheet) => {
    const machine = shownMachine(sheet);
    const fits = Array.from({ length: 600 }, (_, index) => index).filter(
      (input) => through(machine, input) === machine.known,
    );
    return whole(only(fits));
  },
};

export const checker = withNumberSets(own, 'table-cells');
