import type { SkillChecker } from '../question-readers/checker.ts';
import { wordsOf } from '../question-readers/sheet.ts';
import { askedRatio, countsOf, kindOf } from '../question-readers/two-groups.ts';

/** What is asked first is found among what is stated first or last. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const [a, b] = countsOf(sheet);
    if (sheet.form === 'bare') return { kind: 'fraction', numerator: a, denominator: b };
    const [first] = askedRatio(sheet);
    const words = wordsOf(sheet.stem);
    const statement = words.slice(0, words.indexOf(' و '));
    const isFirst = sheet.form === 'figure' ? first.includes('رنگی') : statement.includes(kindOf(first));
    return isFirst
      ? { kind: 'fraction', numerator: a, denominator: b }
      : { kind: 'fraction', numerator: b, denominator: a };
  },
};
