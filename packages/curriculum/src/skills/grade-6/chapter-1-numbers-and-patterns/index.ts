import type { Skill } from '../../../model/index.ts';
import { digitPuzzles } from './digit-puzzles.ts';
import { divisibleByEnd } from './divisible-2-5-10.ts';
import { divisibleByDigitSum } from './divisible-3-9.ts';
import { divisibleByBoth } from './divisible-6-15.ts';
import { integerCompare } from './integer-compare.ts';
import { integerContext } from './integer-context.ts';
import { integerNumberline } from './integer-numberline.ts';
import { integerOppositeMove } from './integer-opposite-move.ts';
import { numberReadWriteLarge } from './number-read-write.ts';
import { patternInverse } from './pattern-inverse.ts';
import { patternMultiples } from './pattern-multiples.ts';
import { patternNth } from './pattern-nth.ts';
import { patternRule } from './pattern-rule.ts';
import { placeValueLarge } from './place-value-large.ts';
import { remainderWithoutDividing } from './remainder-digit-sum.ts';

export const gradeSixNumbers: readonly Skill[] = [
  patternNth,
  patternRule,
  patternInverse,
  patternMultiples,
  numberReadWriteLarge,
  placeValueLarge,
  digitPuzzles,
  divisibleByEnd,
  divisibleByDigitSum,
  divisibleByBoth,
  remainderWithoutDividing,
  integerContext,
  integerNumberline,
  integerCompare,
  integerOppositeMove,
];
