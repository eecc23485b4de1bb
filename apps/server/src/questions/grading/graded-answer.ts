import type { RawInput, SkillProgress } from '@mashq/curriculum';
import type { HelpReason, QuestionState, StoredVerdict } from '../../platform/db/schema/index.ts';

/** An answer as it is logged, whatever comes of it. */
export interface LoggedAnswer {
  readonly id: string;
  readonly raw: RawInput;
  readonly normalized: string | null;
  readonly verdict: StoredVerdict;
  readonly misconceptionId: string | null;
  readonly shownAt: Date;
  readonly answeredAt: Date;
  readonly receivedAt: Date;
  readonly timeAdjusted: boolean;
  readonly activeMs: number;
  readonly offline: boolean;
  /** What the reply says of the answer. */
  readonly reply: unknown;
}

/** A graded answer with all that follows from it, ready to be stored. */
export interface GradedAnswer extends LoggedAnswer {
  /** It arrives after the end or the hand-in, and is believed to have been given before. */
  readonly isEarlier: boolean;
  /** The teacher counts it, whatever was shown before it arrived. */
  readonly isDecided: boolean;
  /** Of the question after it. */
  readonly state: QuestionState;
  readonly tries: number;
  /** The child knows by it that its answer is right. */
  readonly isRevealed: boolean;
  /** Its first try is counted in the child's mastery now, not when the assignment shows results. */
  readonly isCounted: boolean;
  /** Its result is hidden for now. */
  readonly hidesResult: boolean;
  /** Added to the child's submission. */
  readonly done: number;
  readonly firstTryRight: number;
  readonly finalRight: number;
  /** The assignment is handed in by itself when all of it is done. */
  readonly mayFinish: boolean;
  /** Null where the skill's progress does not change. */
  readonly progress: SkillProgress | null;
  readonly learnedAt: Date | null;
  /** Only with progress. */
  readonly help: HelpReason | null;
  /** The day in Asia/Tehran, as 2026-11-21. */
  readonly day: string;
}

/** What is known of the assignment once the answer is stored. */
export interface AfterAnswer {
  /** Null in practice. */
  readonly itemsDone: number | null;
  readonly startedAt: Date | null;
  readonly submittedAt: Date | null;
  /** The next open question of the assignment. */
  readonly nextId: string | null;
  /** The child's answer before this one, where it was asked for. */
  readonly previousAt?: Date | null;
  /** How much of what it earns is new and may be a badge that the child does not have. */
  readonly badgesPossible?: number;
}
