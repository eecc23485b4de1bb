/** How long Postgres may take for what, in milliseconds. */
export interface TimeLimits {
  /** One statement. */
  readonly statementMs: number;
  /** A call in all, for rows that other transactions hold. */
  readonly lockMs: number;
  /** A transaction between two of its statements. */
  readonly idleInTransactionMs: number;
  /** A call, for a connection: a free one, or a new one. */
  readonly connectMs: number;
}

export const defaultTimeLimits: TimeLimits = {
  statementMs: 10_000,
  lockMs: 3_000,
  idleInTransactionMs: 15_000,
  connectMs: 5_000,
};

/** How long a statement waits for a row on any connection, before its call waits on one of the few for that. */
export const FIRST_LOCK_WAIT_MS = 100;

/** A reply that is later than its limit by this is not coming: the connection is dead. */
export const REPLY_GRACE_MS = 5_000;
