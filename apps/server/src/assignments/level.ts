import type { DescriptiveLevelSchema } from '@mashq/api/contract';
import type { InferOutput } from 'valibot';

type DescriptiveLevel = InferOutput<typeof DescriptiveLevelSchema>;

/** Below this many finished questions nothing is assessed, as with a skill. */
const FEWEST = 5;

/**
 * The descriptive level (ارزشیابی توصیفی) of one assignment from the share of questions right at the first try without a
 * hint. The borders are those of a skill's bands (.60 and .80); «خیلی خوب» asks for nine in ten.
 */
export function assignmentLevel(done: number, firstTryRight: number): DescriptiveLevel {
  if (done < FEWEST) return null;
  // Whole numbers: nine of ten is exactly at the border.
  const of = (tenths: number) => firstTryRight * 10 >= done * tenths;
  if (of(9)) return 'very-good';
  if (of(8)) return 'good';
  return of(6) ? 'acceptable' : 'needs-work';
}
