import type { Skill } from '../../../model/index.ts';
import { clock24ToPm } from './clock-24-to-pm.ts';
import { clockDuration } from './clock-duration.ts';
import { clockPmTo24 } from './clock-pm-to-24.ts';
import { clockRead } from './clock-read.ts';
import { machineInput } from './machine-input.ts';
import { machineOutput } from './machine-output.ts';
import { machineRule } from './machine-rule.ts';
import { patternFigureNext } from './pattern-figure-next.ts';
import { patternNumberNext } from './pattern-number-next.ts';
import { patternRepeatingShape } from './pattern-repeating-shape.ts';
import { skipCount } from './skip-count.ts';
import { skipCountNumberline } from './skip-count-numberline.ts';
import { skipCountRule } from './skip-count-rule.ts';
import { symmetryComplete } from './symmetry-complete.ts';
import { symmetryLineCount } from './symmetry-line-count.ts';

export const gradeThreePatterns: readonly Skill[] = [
  patternNumberNext,
  patternRepeatingShape,
  patternFigureNext,
  skipCount,
  skipCountNumberline,
  skipCountRule,
  machineOutput,
  machineInput,
  machineRule,
  clockRead,
  clockPmTo24,
  clock24ToPm,
  clockDuration,
  symmetryComplete,
  symmetryLineCount,
];
