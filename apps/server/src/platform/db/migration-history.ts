import * as v from 'valibot';
import { StartError } from '../start-error.ts';

export const AppliedMigration = v.object({
  /** Milliseconds; from the journal, it orders the migrations. */
  madeAt: v.number(),
  hash: v.string(),
});
export type AppliedMigration = v.InferOutput<typeof AppliedMigration>;

export interface KnownMigration {
  readonly folderMillis: number;
  /** SHA-256 of the SQL file. */
  readonly hash: string;
}

const dayOf = (madeAt: number) => new Date(madeAt).toISOString().slice(0, 16).replace('T', ' ');

/**
 * The migrations still to run, in order. Throws `StartError` where the history of the database is not the beginning of
 * the program's: a newer schema, or a migration that was edited, removed or put between older ones.
 */
export function pendingMigrations<Known extends KnownMigration>(
  known: readonly Known[],
  applied: readonly AppliedMigration[],
): Known[] {
  const history = applied.toSorted((a, b) => a.madeAt - b.madeAt);
  const byTime = new Map(known.map((migration) => [migration.folderMillis, migration]));
  const newestKnown = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const newer = history.filter(({ madeAt }) => madeAt > newestKnown);
  if (newer.length > 0) {
    throw new StartError(
      `The database has a newer schema than this program (${newer.length} later migrations). Start the newer version, or restore a backup made with this one.`,
    );
  }
  for (const { madeAt, hash } of history) {
    const own = byTime.get(madeAt);
    if (!own) {
      throw new StartError(
        `The database has a migration of ${dayOf(madeAt)} UTC that this program does not have. It was removed or renamed; put it back.`,
      );
    }
    if (own.hash !== hash) {
      throw new StartError(
        `The migration of ${dayOf(madeAt)} UTC was edited after this database ran it. Put the file back as it was, and write the change as a new migration.`,
      );
    }
  }
  const newestApplied = history.at(-1)?.madeAt ?? 0;
  const done = new Set(history.map(({ madeAt }) => madeAt));
  const pending = known.filter(({ folderMillis }) => !done.has(folderMillis));
  const late = pending.find(({ folderMillis }) => folderMillis < newestApplied);
  if (late) {
    throw new StartError(
      `The migration of ${dayOf(late.folderMillis)} UTC is older than one this database already has, and was never run here. Make it anew, so that it comes last.`,
    );
  }
  return pending;
}
