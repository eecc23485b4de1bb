import type { QuestionView } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum/model';

type AssignmentRef = NonNullable<QuestionView['assignment']>;

/** A submitted answer, with the id that makes it count once however often it is sent. */
export interface SubmittedAnswer {
  /** UUID created when the answer was submitted. */
  id: string;
  questionId: string;
  /** The assigned work it is of; answers stored before there were other kinds than homework have `homeworkId` alone. */
  assignment?: AssignmentRef | null;
  homeworkId?: string | null;
  raw: RawInput;
  /** ISO 8601. */
  shownAt: string;
  answeredAt: string;
  /** Active time in milliseconds. */
  activeMs: number;
}

/** A stored answer: written before it is sent, removed once the server has confirmed it. */
export interface PendingAnswer extends SubmittedAnswer {
  /** Place in the queue; assigned by the store. */
  order: number;
  userId: string;
  /** It had to wait for the network. */
  offline: boolean;
  /** The server refused it; it stays until the user dismisses it. */
  refusal: { status: number; detail: string } | null;
}
