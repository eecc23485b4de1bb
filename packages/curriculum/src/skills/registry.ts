import type { Skill } from '../model/index.ts';
import { gradeThreePatterns } from './grade-3/chapter-1-patterns/index.ts';
import { gradeThreeFourDigitNumbers } from './grade-3/chapter-2-four-digit-numbers/index.ts';
import { gradeThreeFractions } from './grade-3/chapter-3-fractions/index.ts';
import { gradeThreeMultiplicationDivision } from './grade-3/chapter-4-multiplication-division/index.ts';
import { gradeThreePerimeterAndArea } from './grade-3/chapter-5-perimeter-and-area/index.ts';
import { gradeThreeAdditionSubtraction } from './grade-3/chapter-6-addition-subtraction/index.ts';
import { gradeThreeDataAndChance } from './grade-3/chapter-7-data-and-chance/index.ts';
import { gradeThreeMultiplyingNumbers } from './grade-3/chapter-8-multiplying-numbers/index.ts';
import { gradeFourNumbersAndPatterns } from './grade-4/chapter-1-numbers-and-patterns/index.ts';
import { gradeFourFractions } from './grade-4/chapter-2-fractions/index.ts';
import { gradeFourMultiplicationDivision } from './grade-4/chapter-3-multiplication-division/index.ts';
import { gradeFourMeasuring } from './grade-4/chapter-4-measuring/index.ts';
import { gradeFourMixedNumbersAndDecimals } from './grade-4/chapter-5-mixed-numbers-and-decimals/index.ts';
import { gradeFourGeometricShapes } from './grade-4/chapter-6-geometric-shapes/index.ts';
import { gradeFourDataAndChance } from './grade-4/chapter-7-data-and-chance/index.ts';
import { gradeFiveLargeNumbers } from './grade-5/chapter-1-large-numbers-and-patterns/index.ts';
import { gradeFiveFractions } from './grade-5/chapter-2-fractions/index.ts';
import { gradeFiveRatios } from './grade-5/chapter-3-ratio-and-percent/index.ts';
import { gradeFiveSymmetryAndPolygons } from './grade-5/chapter-4-symmetry-and-polygons/index.ts';
import { gradeFiveDecimals } from './grade-5/chapter-5-decimals/index.ts';
import { gradeFiveMeasurement } from './grade-5/chapter-6-measurement/index.ts';
import { gradeFiveDataAndChance } from './grade-5/chapter-7-data-and-chance/index.ts';
import { gradeSixNumbers } from './grade-6/chapter-1-numbers-and-patterns/index.ts';
import { gradeSixFractions } from './grade-6/chapter-2-fractions/index.ts';
import { gradeSixDecimals } from './grade-6/chapter-3-decimals/index.ts';
import { gradeSixSymmetryAndCoordinates } from './grade-6/chapter-4-symmetry-and-coordinates/index.ts';
import { gradeSixMeasuring } from './grade-6/chapter-5-measuring/index.ts';
import { gradeSixRatioAndPercent } from './grade-6/chapter-6-ratio-and-percent/index.ts';
import { gradeSixApproximation } from './grade-6/chapter-7-approximation/index.ts';

const skills: readonly Skill[] = [
  ...gradeThreePatterns,
  ...gradeThreeFourDigitNumbers,
  ...gradeThreeFractions,
  ...gradeThreeMultiplicationDivision,
  ...gradeThreePerimeterAndArea,
  ...gradeThreeAdditionSubtraction,
  ...gradeThreeDataAndChance,
  ...gradeThreeMultiplyingNumbers,
  ...gradeFourNumbersAndPatterns,
  ...gradeFourFractions,
  ...gradeFourMultiplicationDivision,
  ...gradeFourMeasuring,
  ...gradeFourMixedNumbersAndDecimals,
  ...gradeFourGeometricShapes,
  ...gradeFourDataAndChance,
  ...gradeFiveLargeNumbers,
  ...gradeFiveFractions,
  ...gradeFiveRatios,
  ...gradeFiveSymmetryAndPolygons,
  ...gradeFiveDecimals,
  ...gradeFiveMeasurement,
  ...gradeFiveDataAndChance,
  ...gradeSixNumbers,
  ...gradeSixFractions,
  ...gradeSixDecimals,
  ...gradeSixSymmetryAndCoordinates,
  ...gradeSixMeasuring,
  ...gradeSixRatioAndPercent,
  ...gradeSixApproximation,
];

const byId: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));

/** The skill that makes questions under this id; undefined when none does yet. */
export function skillById(id: string): Skill | undefined {
  return byId.get(id);
}

/** Every skill that makes questions, in book order within its chapter. */
export function availableSkills(): readonly Skill[] {
  return skills;
}
