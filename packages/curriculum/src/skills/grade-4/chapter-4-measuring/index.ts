import type { Skill } from '../../../model/index.ts';
import { angleClock } from './angle-clock.ts';
import { angleDraw } from './angle-draw.ts';
import { angleName } from './angle-name.ts';
import { angleSumUnknown } from './angle-sum-unknown.ts';
import { angleType } from './angle-type.ts';
import { clockReadSeconds } from './clock-read-seconds.ts';
import { lengthAddsub } from './length-addsub.ts';
import { lengthConvert } from './length-convert.ts';
import { lengthRuler } from './length-ruler.ts';
import { lengthUnitChoice } from './length-unit-choice.ts';
import { protractorRead } from './protractor-read.ts';
import { psMeasure } from './ps-measure.ts';
import { timeAddsub } from './time-addsub.ts';
import { timeConvert } from './time-convert.ts';
import { timeDuration } from './time-duration.ts';

/** Grade 4, chapter 4: measuring. */
export const gradeFourMeasuring: readonly Skill[] = [
  psMeasure,
  angleType,
  angleName,
  protractorRead,
  angleDraw,
  angleSumUnknown,
  angleClock,
  clockReadSeconds,
  timeConvert,
  timeDuration,
  timeAddsub,
  lengthConvert,
  lengthRuler,
  lengthAddsub,
  lengthUnitChoice,
];
