import { DatabaseError } from 'pg';

/**
 * `away`: no connection can be made, or it was lost. `busy`: no connection became free in time. `locked`: another
 * transaction held the rows for too long. `slow`: the statement ran longer than it may.
 */
export type UnavailableReason = 'away' | 'busy' | 'locked' | 'slow';

/** The database did not do what was asked, for a reason that may be over soon. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause: unknown) {
    super(cause instanceof Error ? cause.message : reason, { cause });
    this.reason = reason;
  }
}

/** The `DatabaseUnavailable` that an error is, or was caused by. */
export function unavailableIn(error: unknown): DatabaseUnavailable | null {
  if (error instanceof DatabaseUnavailable) return error;
  return error instanceof Error && error.cause !== undefined ? unavailableIn(error.cause) : null;
}

/** Connection exceptions, lack of resources, and the server shutting down, starting or giving up on an idle transaction. */
const AWAY = /^(08|53|57P0[1-5]|25P0[34])/;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const QUERY_CANCELED = '57014';

function causeIn(error: unknown): unknown {
  return error instanceof Error && !(error instanceof DatabaseError) && error.cause instanceof Error
    ? causeIn(error.cause)
    : error;
}

/** Whether nothing was changed because another transaction holds a row. */
export function isLockConflict(error: unknown): boolean {
  const cause = causeIn(error);
  return cause instanceof DatabaseError && (cause.code === LOCK_NOT_AVAILABLE || cause.code === DEADLOCK);
}

/** What pg says, without a code, when a connection does not answer or has gone. */
const LOST = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout|The server does not)/;

/**
 * Whether the connection itself is broken after an error. An error the server reported about one statement
 * (severity ERROR) leaves its connection as good as before; everything else the pool must not lend out again.
 */
export function breaksConnection(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.severity !== 'ERROR';
  if (!(error instanceof Error)) return false;
  return LOST.test(error.message) || 'syscall' in error;
}

/** An error of a query as callers are to see it: what is temporary becomes `DatabaseUnavailable`, the rest stays. */
export function readQueryError(error: unknown): unknown {
  const cause = causeIn(error);
  if (cause instanceof DatabaseUnavailable) return cause;
  if (isLockConflict(cause)) return new DatabaseUnavailable('locked', cause);
  if (cause instanceof DatabaseError) {
    if (cause.code === QUERY_CANCELED) return new DatabaseUnavailable('slow', cause);
    return AWAY.test(cause.code ?? '') ? new DatabaseUnavailable('away', cause) : error;
  }
  return breaksConnection(cause) ? new DatabaseUnavailable('away', cause) : error;
}

/** An error of getting a connection: none was free in time, or none could be made. */
export function readConnectError(error: unknown): DatabaseUnavailable {
  const isBusy = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
  return new DatabaseUnavailable(isBusy ? 'busy' : 'away', error);
}
