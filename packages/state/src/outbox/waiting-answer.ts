import type { RawInput } from '@mashq/curriculum/model';

/** What a child has answered, with the id that makes it count once however often it is sent. */
export interface GivenAnswer {
  /** UUID made when the answer was given. */
  id: string;
  questionId: string;
  homeworkId: string | null;
  raw: RawInput;
  /** ISO 8601. */
  shownAt: string;
  answeredAt: string;
  /** Milliseconds of attention. */
  activeMs: number;
}

/** An answer on its way: kept before it is sent, removed once the server has confirmed it. */
export interface WaitingAnswer extends GivenAnswer {
  /** Place in the queue; given by the store. */
  order: number;
  userId: string;
  /** It had to wait for the network. */
  offline: boolean;
  /** The server has it and will not take it; it stays to be seen until it is dismissed. */
  refusal: { status: number; detail: string } | null;
}
