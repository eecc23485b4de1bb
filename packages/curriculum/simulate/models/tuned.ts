import { type LearningParameters, learningParameters } from '../../src/index.ts';
import type { FactorsParameters } from './factors.ts';
import type { RaschParameters } from './rasch.ts';
import type { TracingParameters } from './tracing.ts';

/** Parameters as `tune.ts` found them, on seeds that no table is made of. */
export const tuned: {
  readonly tracing: TracingParameters;
  readonly factors: FactorsParameters;
  readonly rasch: RaschParameters;
  readonly states: LearningParameters;
} = {
  states: learningParameters,
  tracing: {
    begin: 0.69,
    learn: 0.045,
    halfLife: 34,
    ifKnown: 0.89,
    ifNot: 0.51,
    gap: 1.3,
    elsewhere: 0.82,
    learned: 0.95,
    least: 5,
    wanted: 0.83,
    trouble: 0.96,
    late: 0.89,
    opening: 0.71,
  },
  factors: {
    begin: 0.51,
    success: 0.43,
    failure: 0.55,
    kept: 0.86,
    halfLife: 80,
    gap: 1.3,
    elsewhere: 0.81,
    learned: 0.89,
    least: 3,
    wanted: 0.78,
    middle: 0.23,
    trouble: 0.8,
    late: 0.33,
    opening: 0.62,
  },
  rasch: {
    mean: 0.85,
    variance: 0.95,
    gap: 0.45,
    elsewhere: 0.76,
    lapse: 0.052,
    gain: 0.023,
    drift: 0.026,
    halfLife: 55,
    reached: 0.69,
    sure: 0.8,
    least: 5,
    wanted: 0.78,
    middle: 0.57,
    trouble: 0.91,
    late: 0.52,
    opening: 0.65,
  },
};
