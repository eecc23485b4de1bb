import type { Skill } from '../../../model/index.ts';
import { angleClock } from './angle-clock.ts';
import { angleDraw } from './angle-draw.ts';
import { lengthAddsub } from './length-addsub.ts';
import { lengthConvert } from './length-convert.ts';
import { lengthRuler } from './length-ruler.ts';
import { lengthUnitChoice } from './length-unit-choice.ts';
import { protractorRead } from './protractor-read.ts';
import { timeAddsub } from './time-addsub.ts';
import { timeConvert } from './time-convert.ts';
import { timeDuration } from './time-duration.ts';

/** Grade 4, chapter 4: measuring. */
export const gradeFourMeasuring: readonly Skill[] = [
  protractorRead,
  angleDraw,
  angleClock,
  timeConvert,
  timeDuration,
  timeAddsub,
  lengthConvert,
  lengthRuler,
  lengthAddsub,
  lengthUnitChoice,
];
