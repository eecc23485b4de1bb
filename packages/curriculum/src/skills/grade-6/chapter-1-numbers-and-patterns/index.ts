import type { Skill } from '../../../model/index.ts';
import { patternInverse } from './pattern-inverse.ts';
import { patternMultiples } from './pattern-multiples.ts';
import { patternNth } from './pattern-nth.ts';
import { patternRule } from './pattern-rule.ts';

export const gradeSixNumbers: readonly Skill[] = [patternNth, patternRule, patternInverse, patternMultiples];
