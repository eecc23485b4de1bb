import type { AnswerStatus } from '../answers/index.ts';

/**
 * Where a question stands:
 * - `answering`: the child fills in;
 * - `checking`: sent, the verdict is on its way;
 * - `invalid`: could not be read as an answer, no attempt is used up, the child corrects it;
 * - `wrong`, `partial`, `right`: the verdict is there;
 * - `stored`: the server has it, its verdict is shown later;
 * - `waiting`: kept on the device because the network is gone; it will be sent by itself.
 *
 * The verdicts are those of the API and are passed as they are.
 */
export type QuestionPhase = 'answering' | 'checking' | 'stored' | AnswerStatus;

/** The answer may be changed. */
export function isOpen(phase: QuestionPhase): boolean {
  return phase === 'answering' || phase === 'invalid';
}

/** The answer is given, for now: what follows is another try or another question. */
export function isSettled(phase: QuestionPhase): boolean {
  return !isOpen(phase) && phase !== 'checking';
}

/** What the answer input shows of the phase: an answer without a verdict looks the same here and at the server. */
export function statusOf(phase: QuestionPhase): AnswerStatus | undefined {
  if (phase === 'stored') return 'waiting';
  return phase === 'answering' || phase === 'checking' ? undefined : phase;
}
