import type { SkillChecker } from '../question-readers/checker.ts';
import { addedUp } from '../question-readers/short-products.ts';
import { placeByPlace, withWrongLine } from '../question-readers/wrong-line.ts';

/** Adds instead of multiplying. */
const asked: SkillChecker = { solve: addedUp };

export const checker = withWrongLine(asked, placeByPlace);
