import type { Level } from '../../src/index.ts';
import {
  type ChoiceParameters,
  type Counts,
  counted,
  type HelpParameters,
  isEvidence,
  isInTrouble,
  logistic,
  type Model,
  nearestLevel,
  noCounts,
  withGuess,
} from './model.ts';

interface State extends Counts {
  readonly successes: number;
  readonly failures: number;
}

export interface FactorsParameters extends HelpParameters, ChoiceParameters {
  readonly begin: number;
  readonly success: number;
  readonly failure: number;
  /** What is left of earlier answers' weight after one more. */
  readonly kept: number;
  /** Days after which they weigh half. */
  readonly halfLife: number;
  readonly gap: number;
  /** How much an answer at another level than the target says, of what it would say if levels were one scale. */
  readonly elsewhere: number;
  readonly learned: number;
  readonly least: number;
  /** The chance at the target level at which trouble is as likely as not. */
  readonly middle: number;
}

/**
 * Performance factors (Pavlik, Cen and Koedinger 2009) of the recent answers (Galyardt and Goldin 2015), with difficulty by
 * level: an answer weighs by how little it was expected to be a guess, and less with every further one and every day.
 */
export function factors(p: FactorsParameters): Model<State> {
  const rating = ({ successes, failures }: State, days = 0) =>
    p.begin + (p.success * successes - p.failure * failures) * 2 ** (-days / p.halfLife);
  const isLearned = (state: State) =>
    logistic(rating(state)) >= p.learned && state.atLevel >= p.least && state.lastRight;
  return {
    name: 'performance factors',
    begin: { ...noCounts, successes: 0, failures: 0 },
    update: (before, observation) => {
      const { level, targetLevel, guessable, value, days } = observation;
      const counts = counted(before, observation);
      const rested = 2 ** (-days / p.halfLife);
      if (!isEvidence(observation)) {
        return { ...counts, successes: rested * before.successes, failures: rested * before.failures };
      }
      const left = p.kept * rested;
      const harder = Math.exp((p.gap * (level - targetLevel)) / 2);
      const sure = guessable === null ? 1 : 1 - 1 / guessable;
      const weight = level === targetLevel ? 1 : p.elsewhere;
      return {
        ...counts,
        successes: left * before.successes + weight * value * harder * sure,
        failures: left * before.failures + (weight * (1 - value)) / harder,
      };
    },
    estimate: (state, days) => logistic(rating(state, days)),
    uncertainty: ({ atLevel }) => 0.5 / Math.sqrt(1 + atLevel),
    isLearned,
    needsHelp: (state) =>
      !isLearned(state) && isInTrouble(p, state, logistic(3 * (Math.log(p.middle / (1 - p.middle)) - rating(state)))),
    nextLevel: (state, skill, firstOfSession) =>
      nearestLevel(
        skill,
        state,
        (level: Level) => withGuess(logistic(rating(state) - p.gap * (level - skill.targetLevel)), skill.guessable),
        p,
        firstOfSession,
      ),
  };
}
