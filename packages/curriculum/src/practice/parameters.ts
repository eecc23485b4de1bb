/** What the model of learning believes of skills and students; docs/learning-model.md says how each was found. */
export interface LearningParameters {
  /** Shares in the beginning: students who know a skill before its first question, and who are stuck in it. */
  readonly begin: number;
  readonly stuck: number;
  /** Chances that a question brings a student who is learning to know the skill, and one who is stuck on. */
  readonly learn: number;
  readonly free: number;
  /** Days without practice after which half of what was learned is in doubt. */
  readonly halfLife: number;
  /** Chances of a typed first try at the target level, and logits from one level to the next. */
  readonly ifKnown: number;
  readonly ifLearning: number;
  readonly ifStuck: number;
  readonly gap: number;
  /** How much an answer at another level than the target says, of what it would say if the levels were one scale. */
  readonly elsewhere: number;
  /** How sure it has to be that a skill is known, and after how many tries at the target level itself. */
  readonly learned: number;
  readonly least: number;
  /** The success that the first questions of a skill should have, and all others. */
  readonly opening: number;
  readonly wanted: number;
  /** How sure it has to be that a student is stuck, after four wrong in a row and after twenty questions. */
  readonly trouble: number;
  readonly late: number;
}

/** Found by `simulate/tune.ts` on simulated students, then rounded; `pnpm simulate` prints what they come to on others. */
export const learningParameters: LearningParameters = {
  begin: 0.54,
  stuck: 0.13,
  learn: 0.052,
  free: 0.017,
  halfLife: 60,
  ifKnown: 0.88,
  ifLearning: 0.51,
  ifStuck: 0.42,
  gap: 1.2,
  elsewhere: 0.76,
  learned: 0.94,
  least: 3,
  opening: 0.64,
  wanted: 0.76,
  trouble: 0.42,
  late: 0.52,
};
