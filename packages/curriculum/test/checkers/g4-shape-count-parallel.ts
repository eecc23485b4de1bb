import type { SkillChecker } from '../reading/checker.ts';
import { polygonSides } from '../reading/drawn-lengths.ts';
import { featuresOf } from '../reading/quad-models.ts';
import { wordsOf } from '../reading/sheet.ts';
import { whole } from '../reading/whole-numbers.ts';

/** Measures the angles of the sides to one another. */
export const checker: SkillChecker = {
  solve: (sheet) => {
    const { pairs, right } = featuresOf(polygonSides(sheet).map(({ from }) => from));
    return whole(wordsOf(sheet.stem.slice(-1)).includes('موازی') ? pairs : right);
  },
};
