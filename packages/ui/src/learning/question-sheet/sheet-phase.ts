import type { AnswerStatus } from '../answers/index.ts';

/**
 * Where a question stands:
 * - `answering`: the child fills in;
 * - `checking`: sent, the verdict is on its way;
 * - `invalid`: could not be read as an answer, no attempt is used up, the child corrects it;
 * - `wrong`, `partial`, `right`: the verdict is there;
 * - `waiting`: kept on the device because the network is gone; it will be sent by itself.
 */
export type QuestionPhase = 'answering' | 'checking' | AnswerStatus;

/** The answer may be changed. */
export function isOpen(phase: QuestionPhase): boolean {
  return phase === 'answering' || phase === 'invalid';
}

/** The answer is given, for now: what follows is another try or another question. */
export function isSettled(phase: QuestionPhase): boolean {
  return !isOpen(phase) && phase !== 'checking';
}

/** What the answer input shows of the phase. */
export function statusOf(phase: QuestionPhase): AnswerStatus | undefined {
  return phase === 'answering' || phase === 'checking' ? undefined : phase;
}
