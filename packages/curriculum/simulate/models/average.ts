import type { Level } from '../../src/index.ts';
import { logistic, type Model, nearestLevel, withGuess } from './model.ts';

interface State {
  readonly score: number;
  readonly counted: number;
  readonly lastRight: boolean;
  readonly tries: number;
  readonly wrongInARow: number;
  readonly belowInARow: number;
  readonly rating: number;
}

const GAP = 0.8;

const guessWeight = (options: number | null) =>
  options === null ? 1 : options <= 2 ? 0.48 : options === 3 ? 0.65 : 0.7;

const success = (state: State, level: Level, targetLevel: Level, guessable: number | null) =>
  withGuess(logistic(state.rating - (level - targetLevel) * GAP), guessable);

const learned = ({ score, counted, lastRight }: State) => score >= 0.8 && counted >= 5 && lastRight;

/**
 * The product's rules until 2026-11, kept to compare with: an exponential moving average of first tries at the target level,
 * an Elo rating for the choice of level, time without meaning, a hint as a wrong answer.
 */
export const average: Model<State> = {
  name: 'moving average',
  begin: { score: 0.5, counted: 0, lastRight: false, tries: 0, wrongInARow: 0, belowInARow: 0, rating: 0.62 },
  update: (before, { level, targetLevel, guessable, value: given, hintsOpened }) => {
    const value = hintsOpened > 0 ? 0 : given;
    const counts = level === targetLevel || (level > targetLevel && value === 1);
    const weight = 0.2 * (value === 1 ? guessWeight(guessable) : 1);
    const alarming = value === 0 && level <= targetLevel;
    return {
      score: counts ? before.score + weight * (value - before.score) : before.score,
      counted: before.counted + (counts ? 1 : 0),
      lastRight: counts ? value === 1 : before.lastRight,
      tries: before.tries + 1,
      wrongInARow: alarming ? before.wrongInARow + 1 : value > 0 ? 0 : before.wrongInARow,
      belowInARow: level < targetLevel ? before.belowInARow + 1 : 0,
      rating: before.rating + (value - success(before, level, targetLevel, guessable)) / (1 + 0.05 * before.tries),
    };
  },
  estimate: ({ score }) => score,
  uncertainty: ({ counted }) => 0.5 / Math.sqrt(1 + counted),
  isLearned: learned,
  needsHelp: (state) => state.wrongInARow >= 4 || (state.counted >= 20 && !learned(state)),
  nextLevel: (state, { levels, targetLevel, guessable }, firstOfSession) => {
    const at = (level: Level) => success(state, level, targetLevel, guessable);
    if (firstOfSession && state.belowInARow < 2) {
      return levels.findLast((level) => at(level) >= 0.85) ?? levels[0] ?? targetLevel;
    }
    return nearestLevel({ levels, targetLevel, guessable }, state, at, { opening: 0.8, wanted: 0.8 }, false);
  },
};
