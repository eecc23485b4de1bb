export { outbox, startOutbox, useWaitingAnswers } from './answers.ts';
export type { Outcome, Settled } from './outbox.ts';
export type { GivenAnswer, WaitingAnswer } from './waiting-answer.ts';
