export type { GivenAnswer, WaitingAnswer } from '../offline/waiting-answer.ts';
export { outbox, startOutbox, useWaitingAnswers } from './answers.ts';
export type { Outcome, Settled } from './outbox.ts';
export { UNREADABLE } from './outbox.ts';
