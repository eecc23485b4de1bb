import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

export type Query = (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** A copy of the database that follows it, for reads that may lag (docs/adr/0127-read-replica.md). */
export interface Replica {
  /** It is not read where it is further behind than this many milliseconds. */
  readonly maxLagMs: number;
  /** How far behind it is at most, in milliseconds; null while that is not known. */
  readonly lagMs: () => number | null;
  /**
   * Runs work whose reads may lag: outside of transactions they go to the replica, where it answers and is near enough. Gives
   * how old the result may be, in milliseconds; null where the primary alone was read.
   */
  readonly read: <T>(work: () => Promise<T>) => Promise<{ readonly result: T; readonly ageMs: number | null }>;
  /** Keeps asking how far it is, until the database is closed. Calls back when it begins or ceases to be read. */
  readonly watch: (onChange: (isRead: boolean, why: string) => void) => void;
  /** Waits until it has what the primary has now: how many milliseconds that took, or why it does not come to it. */
  readonly examine: () => Promise<{ readonly lagMs: number } | { readonly fault: string }>;
}

/** What one request reads. */
interface Reading {
  /** Something was read of the replica. */
  isOld: boolean;
  /** The rest is read of the primary: the replica failed, or the request has begun to write. */
  isOver: boolean;
}

interface Position {
  /** Which database of which cluster; a replica has that of its primary. */
  readonly database: string;
  /** Bytes of the log of changes. */
  readonly position: number;
}

const REFETCH_MS = 1_000;
const TOO_FAR = 'it is too far behind';
const ANSWER_MS = 2_000;
/** Within `examine`. */
const LOOK_AGAIN_MS = 100;
/** Notes that the replica has not passed yet; more than a quarter of an hour. */
const MAX_NOTES = 1_000;

const DATABASE = `(select system_identifier from pg_control_system()) || '/' || current_database() as database`;
/** Not where the next record goes: at the start of a page that is beyond what any replica can have. */
const WRITTEN = `select ${DATABASE}, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`;
const REPLAYED = `select ${DATABASE}, pg_is_in_recovery() as "isReplica",
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * How far the replica is follows from positions in the log: each second this copy of the server notes where the log of the
 * primary ends, and asks which of its notes the replica has passed. So clocks of machines are not compared, and a replica
 * that stands still is not taken for one that has nothing to do.
 */
export function makeReplica({
  primary,
  standby,
  maxLagMs,
}: {
  readonly primary: Query;
  readonly standby: Query;
  readonly maxLagMs: number;
}) {
  const readings = new AsyncLocalStorage<Reading>();
  /** Ends of the primary's log and when they were asked for, oldest first. */
  let notes: { readonly at: number; readonly position: number }[] = [];
  /** All that was stored before this moment is in the replica. */
  let wholeUntil: number | null = null;
  let fault = TOO_FAR;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lagMs = () => (wholeUntil === null ? null : performance.now() - wholeUntil);

  function lose(why: string): void {
    wholeUntil = null;
    fault = why;
  }

  async function writtenNow(): Promise<Position> {
    const { rows } = await primary({ text: WRITTEN });
    return rows[0] as Position;
  }

  /** How far the replica is. Throws where it is none of this database. */
  async function replayedNow(database: string): Promise<number> {
    const found = (await standby({ text: REPLAYED })).rows[0] as Position & { readonly isReplica: boolean };
    // A primary that was made of a replica goes on with changes of its own.
    if (!found.isReplica) throw new Error('it is no replica, or not any more');
    if (found.database !== database) throw new Error('it is a replica of another database');
    return found.position;
  }

  async function look(): Promise<void> {
    const at = performance.now();
    let written: Position;
    try {
      written = await writtenNow();
    } catch (error) {
      // What was known of the replica is still true; it ages.
      fault = `the primary does not say what it has: ${messageOf(error)}`;
      return;
    }
    notes = [...notes, { at, position: written.position }].slice(-MAX_NOTES);
    // A connection that died without a word takes much longer to fail.
    const late = setTimeout(() => lose('it does not answer'), ANSWER_MS);
    try {
      const replayed = await replayedNow(written.database);
      const passed = notes.findLast(({ position }) => position <= replayed);
      if (passed === undefined) return;
      wholeUntil = passed.at;
      notes = notes.filter((note) => note.at >= passed.at);
      fault = TOO_FAR;
    } catch (error) {
      lose(messageOf(error));
    } finally {
      clearTimeout(late);
    }
  }

  const isRead = () => (lagMs() ?? Number.POSITIVE_INFINITY) <= maxLagMs;

  const replica: Replica = {
    maxLagMs,
    lagMs,
    read: async (work) => {
      const ageMs = lagMs();
      if (ageMs === null || ageMs > maxLagMs) return { result: await work(), ageMs: null };
      const reading: Reading = { isOld: false, isOver: false };
      try {
        const result = await readings.run(reading, work);
        return { result, ageMs: reading.isOld || !reading.isOver ? ageMs : null };
      } finally {
        // What goes on after the reply reads as ever.
        reading.isOver = true;
      }
    },
    watch: (onChange) => {
      let wasRead: boolean | undefined;
      const again = async () => {
        await look();
        if (isClosed) return;
        const now = isRead();
        // At the start a replica that is near says nothing.
        if (now !== (wasRead ?? true)) onChange(now, fault);
        wasRead = now;
        timer = setTimeout(again, REFETCH_MS);
        timer.unref();
      };
      timer = setTimeout(again, 0);
    },
    examine: async () => {
      const begun = performance.now();
      try {
        const { position, database } = await writtenNow();
        for (;;) {
          if ((await replayedNow(database)) >= position) return { lagMs: performance.now() - begun };
          if (performance.now() - begun > maxLagMs) return { fault: `it is more than ${maxLagMs} ms behind` };
          await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        }
      } catch (error) {
        return { fault: messageOf(error) };
      }
    },
  };

  return {
    replica,
    /** A statement outside of transactions, at the place that the request it belongs to may read. */
    query: async (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
      const reading = readings.getStore();
      if (reading === undefined || reading.isOver) return primary(config, values);
      try {
        const result = await standby(config, values);
        reading.isOld = true;
        return result;
      } catch (error) {
        // The primary would take as long.
        if (error instanceof DatabaseUnavailable && error.reason === 'slow') throw error;
        if (error instanceof DatabaseUnavailable && error.reason === 'away') lose(messageOf(error));
        // A statement that writes, or one that the replica gave up for changes that came in: whatever it was, the primary says.
        reading.isOver = true;
        return primary(config, values);
      }
    },
    /** A transaction begins: what it writes is read where it is written. */
    beginWriting: () => {
      const reading = readings.getStore();
      if (reading !== undefined) reading.isOver = true;
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
