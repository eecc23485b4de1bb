import type { SkillChecker } from '../question-readers/checker.ts';
import { nth, numbersInWords } from '../question-readers/sheet.ts';

/** Looks for the angle whose equal parts, laid side by side, make up the whole. */
export const checker: SkillChecker = {
  solve: ({ form, level, stem }) => {
    const given = nth(
      numbersInWords(stem).filter((number) => number > 4),
      0,
    );
    const pieces = level === 4 ? 4 : 2;
    for (let part = 1; part <= 180; part += 1) {
      const whole = Array.from({ length: pieces }, () => part).reduce((sum, each) => sum + each, 0);
      if (form === 'reverse' && part === given) return { kind: 'integer', values: [String(whole)] };
      if (form !== 'reverse' && whole === given) return { kind: 'integer', values: [String(part)] };
    }
    throw new Error('no such angle');
  },
};
