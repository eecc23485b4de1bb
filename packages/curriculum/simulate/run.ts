import { createRng, helpAfter, isLearned, type Level, newProgress, recordFirstTry } from '../src/index.ts';
import { makeLearner } from './learner.ts';
import type { Policy } from './policies.ts';

export interface Outcome {
  readonly struggles: boolean;
  readonly asked: number;
  readonly right: number;
  readonly learned: boolean;
  /** Chance at the target level when the skill was called learned, without guessing; null where it was not. */
  readonly knownAtStop: number | null;
  /** Put on the teacher's list before the skill was called learned. */
  readonly listed: boolean;
}

export interface Population {
  readonly learners: number;
  readonly targetLevel: Level;
  /** How many options a guess chooses from, one a skill: learners meet them in turn. */
  readonly guessable: readonly (number | null)[];
  readonly seed: number;
}

const SESSION = 10;
const MAX_QUESTIONS = 60;

/** One learner at one skill, in sessions of ten questions, until it is learned or the teacher takes over. */
function practice(policy: Policy, { targetLevel, guessable: kinds, seed }: Population, index: number): Outcome {
  const guessable = kinds[index % kinds.length] ?? null;
  const rng = createRng(`simulate/${targetLevel}/${guessable}`, seed + index);
  const learner = makeLearner(rng, targetLevel, guessable);
  // What a child knows, distinguished from what a guess adds.
  const known = () => {
    const chance = learner.chance(targetLevel);
    return guessable === null ? chance : (chance - 1 / guessable) / (1 - 1 / guessable);
  };
  let progress = newProgress;
  let asked = 0;
  let right = 0;
  while (asked < MAX_QUESTIONS) {
    const firstOfSession = asked % SESSION === 0;
    const level = policy.level({ progress, targetLevel, guessable, asked, firstOfSession, rng });
    const value = learner.answer(level) ? 1 : 0;
    progress = recordFirstTry(progress, { level, targetLevel, value, guessable });
    asked += 1;
    right += value;
    const done = { struggles: learner.struggles, asked, right };
    if (isLearned(progress)) return { ...done, learned: true, knownAtStop: known(), listed: false };
    if (helpAfter(progress) === 'teacher') return { ...done, learned: false, knownAtStop: null, listed: true };
  }
  return { struggles: learner.struggles, asked, right, learned: false, knownAtStop: null, listed: false };
}

export interface Measures {
  /** First tries that were right, of those who do not struggle and of all. */
  readonly success: number;
  readonly successOfAll: number;
  /** Median questions until learned, of those who learned. */
  readonly questionsToLearn: number;
  /** Of those called learned, the share whose true chance was below .70. */
  readonly stoppedTooEarly: number;
  /** Of those who struggle, the share that came on the teacher's list; and of the list, the share that struggle. */
  readonly strugglersFound: number;
  readonly precision: number;
}

const LEARNED_FOR_SURE = 0.7;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Runs a whole population through one policy. */
export function measure(policy: Policy, population: Population): Measures {
  const outcomes = Array.from({ length: population.learners }, (_, index) => practice(policy, population, index));
  const rate = (group: readonly Outcome[]) =>
    share(sum(group.map(({ right }) => right)), sum(group.map(({ asked }) => asked)));
  const learned = outcomes.filter((outcome) => outcome.learned);
  const strugglers = outcomes.filter(({ struggles }) => struggles);
  const listed = outcomes.filter((outcome) => outcome.listed);
  const counts = learned.map(({ asked }) => asked).sort((a, b) => a - b);
  return {
    success: rate(outcomes.filter(({ struggles }) => !struggles)),
    successOfAll: rate(outcomes),
    questionsToLearn: counts[Math.floor(counts.length / 2)] ?? Number.NaN,
    stoppedTooEarly: share(
      learned.filter(({ knownAtStop }) => knownAtStop !== null && knownAtStop < LEARNED_FOR_SURE).length,
      learned.length,
    ),
    strugglersFound: share(strugglers.filter((outcome) => outcome.listed).length, strugglers.length),
    precision: share(listed.filter(({ struggles }) => struggles).length, listed.length),
  };
}
