import type { SkillChecker } from '../question-readers/checker.ts';
import { figureOf, nth, wordsOf } from '../question-readers/sheet.ts';
import { outlines, turnsOf } from '../question-readers/symmetries.ts';

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم'];

/** Turns the drawn shape by every part of a full turn. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const turns = turnsOf(nth(outlines(figureOf(sheet, 'drawing').shapes), 0));
    const words = wordsOf(sheet.stem);
    const time = /برای بار (\S+)/.exec(words)?.[1];
    const times = time === undefined ? 1 : ordinals.indexOf(time) + 1;
    const value = /درجه/.test(words) ? (360 / turns) * times : turns;
    return { kind: 'integer', values: [String(value)] };
  },
};
