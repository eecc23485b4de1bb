import { DatabaseError } from 'pg';
import { unavailableIn } from './db/unavailable.ts';
import { StartError } from './start-error.ts';

const FULL = /^(ENOSPC|EDQUOT)$/;
const FORBIDDEN = /^(EACCES|EPERM|EROFS)$/;
const INSUFFICIENT_PRIVILEGE = '42501';
const DISK_FULL = '53100';

function databaseErrorIn(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error;
  return error instanceof Error ? databaseErrorIn(error.cause) : undefined;
}

/**
 * What stood in the way of a start or a command, in a sentence for its operator. Undefined where it is a mistake of the program,
 * which needs its stack.
 */
export function operatorFault(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const refused = databaseErrorIn(error);
  if (refused?.code === INSUFFICIENT_PRIVILEGE) {
    return `The role of DATABASE_URL lacks a right (${refused.message}). Make it the owner of the database and of its tables.`;
  }
  if (refused?.code === DISK_FULL) return `The disk of the database is full (${refused.message}). Enlarge it.`;
  const away = unavailableIn(error);
  if (away) return `The database did not do it (${away.message}). See whether it runs, then try again.`;
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  const { message } = error;
  if (FULL.test(String(error.code))) return `A disk is full (${message}). Free some space, then try again.`;
  if (FORBIDDEN.test(String(error.code))) {
    return `This user may not write or read there (${message}). Give the place to the user of the server, or name another one.`;
  }
  return 'path' in error ? `A file is in the way or missing (${message}).` : undefined;
}
