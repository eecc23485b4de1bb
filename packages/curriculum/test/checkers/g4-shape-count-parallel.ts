import type { SkillChecker } from '../question-readers/checker.ts';
import { polygonSides } from '../question-readers/drawn-lengths.ts';
import { featuresOf } from '../question-readers/quad-models.ts';
import { wordsOf } from '../question-readers/sheet.ts';
import { whole } from '../question-readers/whole-numbers.ts';

/** Measures the angles of the sides to one another. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { pairs, right } = featuresOf(polygonSides(sheet).map(({ from }) => from));
    return whole(wordsOf(sheet.stem.slice(-1)).includes('موازی') ? pairs : right);
  },
};
