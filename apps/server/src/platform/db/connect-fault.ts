import { DatabaseError } from 'pg';
import { errorCode } from './database.ts';

/** Of Postgres: a wrong password, no rule of pg_hba.conf, no such database, no connection left. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password. Signs other than letters and digits are percent-encoded in an address',
  '28000': 'refuses the user. Its pg_hba.conf says who may come from where',
  '3D000': 'has no such database. Make it with createdb',
  '53300': 'has no connection left. Lower DATABASE_POOL_SIZE, or raise max_connections',
};

/** Why no connection was made, and what to do, in one sentence for the operator. */
export function connectFault(variable: string, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message || errorCode(cause) : String(cause);
  const refusal = cause instanceof DatabaseError ? REFUSALS[cause.code ?? ''] : undefined;
  return refusal === undefined
    ? `No Postgres answers at ${variable}: ${reason}. See whether it runs, and whether host and port are right.`
    : `The Postgres at ${variable} ${refusal} (${reason}).`;
}
