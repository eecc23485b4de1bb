import type { AnswerReply } from '@mashq/api/contract';

/** What the server said to the answers of one question, since the app was loaded. */
export interface Outcomes {
  /** Time of the newest outcome, in milliseconds since 1970. */
  at: number;
  /** The newest reply. */
  reply: AnswerReply | null;
  /** Why the newest answer was refused; null after a reply. */
  refusal: string | null;
  /** How many answers had an outcome. */
  count: number;
}

export const NO_OUTCOME: Outcomes = { at: 0, reply: null, refusal: null, count: 0 };
