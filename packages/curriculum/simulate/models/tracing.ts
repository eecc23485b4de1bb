import type { Level } from '../../src/index.ts';
import {
  type ChoiceParameters,
  type Counts,
  counted,
  type HelpParameters,
  isEvidence,
  isInTrouble,
  logistic,
  logit,
  type Model,
  nearestLevel,
  noCounts,
  withGuess,
} from './model.ts';

interface State extends Counts {
  /** Chance that the skill is known. */
  readonly known: number;
}

export interface TracingParameters extends HelpParameters, ChoiceParameters {
  readonly begin: number;
  /** Chance to come to know it with a question. */
  readonly learn: number;
  /** Days after which half of what is known is in doubt. */
  readonly halfLife: number;
  /** Chances at the target level with a typed answer, and logits from level to level. */
  readonly ifKnown: number;
  readonly ifNot: number;
  readonly gap: number;
  /** How much an answer at another level than the target says, of what it would say if levels were one scale. */
  readonly elsewhere: number;
  readonly learned: number;
  readonly least: number;
}

/** Bayesian knowledge tracing (Corbett and Anderson 1995) with chances by level and option, and forgetting. */
export function tracing(p: TracingParameters): Model<State> {
  const at = (chance: number, gap: number) => 0.98 * logistic(logit(chance / 0.98) - p.gap * gap);
  const after = (known: number, days: number) => p.begin + (known - p.begin) * 2 ** (-days / p.halfLife);
  const isLearned = ({ known, atLevel, lastRight }: State) => known >= p.learned && atLevel >= p.least && lastRight;
  const success = (known: number, gap: number, guessable: number | null) =>
    withGuess(known * at(p.ifKnown, gap) + (1 - known) * at(p.ifNot, gap), guessable);
  return {
    name: 'knowledge tracing',
    begin: { ...noCounts, known: p.begin },
    update: (before, observation) => {
      const { level, targetLevel, guessable, value, days } = observation;
      const prior = after(before.known, days);
      const counts = counted(before, observation);
      if (!isEvidence(observation)) return { ...counts, known: prior + (1 - prior) * p.learn };
      const likely = (chance: number) => {
        const right = withGuess(at(chance, level - targetLevel), guessable);
        const likelihood = value * right + (1 - value) * (1 - right);
        return level === targetLevel ? likelihood : likelihood ** p.elsewhere;
      };
      const ifKnown = prior * likely(p.ifKnown);
      const posterior = ifKnown / (ifKnown + (1 - prior) * likely(p.ifNot));
      return { ...counts, known: posterior + (1 - posterior) * p.learn };
    },
    estimate: ({ known }, days) => success(after(known, days), 0, null),
    uncertainty: ({ known }, days) => {
      const now = after(known, days);
      return Math.sqrt(now * (1 - now)) * (p.ifKnown - p.ifNot);
    },
    isLearned,
    needsHelp: (state) => !isLearned(state) && isInTrouble(p, state, 1 - state.known),
    nextLevel: (state, skill, firstOfSession) =>
      nearestLevel(
        skill,
        state,
        (level: Level) => success(state.known, level - skill.targetLevel, skill.guessable),
        p,
        firstOfSession,
      ),
  };
}
