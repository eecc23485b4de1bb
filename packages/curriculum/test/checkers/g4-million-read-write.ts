import type { SkillChecker } from '../question-readers/checker.ts';
import { heardNumber, quoted } from '../question-readers/number-words.ts';
import { nth, wordsOf } from '../question-readers/sheet.ts';

/** Hears the words; of a number stated by its groups, adds up what the groups are worth. */
export const checker: SkillChecker = {
  solve: ({ form, stem }) => {
    const said = quoted(wordsOf(stem)).map(heardNumber);
    const value = form === 'reverse' ? nth(said, 0) * 1_000_000 + nth(said, 1) * 1000 + nth(said, 2) : nth(said, 0);
    return { kind: 'integer', values: [String(value)] };
  },
};
