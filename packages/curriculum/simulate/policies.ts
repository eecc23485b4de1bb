import { type Level, nextLevel, type Rng, type SkillProgress } from '../src/index.ts';

const levels: readonly Level[] = [1, 2, 3, 4];

/** What the choice of the next level may look at. */
export interface Moment {
  readonly progress: SkillProgress;
  readonly targetLevel: Level;
  readonly guessable: number | null;
  /** Questions of this skill before, over all sessions. */
  readonly asked: number;
  readonly firstOfSession: boolean;
  readonly rng: Rng;
}

export interface Policy {
  readonly name: string;
  readonly level: (moment: Moment) => Level;
}

/** The ways to choose the next question, ours first. */
export const policies: readonly Policy[] = [
  {
    name: 'chosen for the child',
    level: ({ progress, targetLevel, guessable, firstOfSession }) =>
      nextLevel({ levels, targetLevel, guessable }, progress, firstOfSession),
  },
  {
    name: 'fixed order',
    level: ({ asked }) => levels[Math.floor((asked % 10) / 2.5)] ?? 4,
  },
  { name: 'at random', level: ({ rng }) => rng.pick(levels) },
];
