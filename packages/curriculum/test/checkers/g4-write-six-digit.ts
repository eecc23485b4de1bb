import type { SkillChecker } from '../question-readers/checker.ts';
import { heardNumber, quoted } from '../question-readers/number-words.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Hears the words; of a number stated by its groups, hears them one after the other with the group's name between. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const said = quoted(wordsOf(stem));
    const value =
      form === 'reverse' ? heardNumber(`${nth(said, 0)} هزار و ${nth(said, 1)}`) : heardNumber(nth(said, 0));
    return { kind: 'integer', values: [String(value)] };
  },
};
