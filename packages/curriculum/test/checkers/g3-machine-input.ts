import type { SkillChecker } from '../reading/checker.ts';
import { shownMachine, through } from '../reading/machines.ts';
import { only } from '../reading/sheet.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Tries every input until the output comes out. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const machine = shownMachine(sheet);
    const fits = Array.from({ length: 600 }, (_, index) => index).filter(
      (input) => through(machine, input) === machine.known,
    );
    return whole(only(fits));
  },
};
