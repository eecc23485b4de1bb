import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Replica } from './replica.ts';

/**
 * Drizzle's query builder, the same on both engines. It is not told the tables, which only its queries by relations need: it
 * would read them all again for each transaction.
 */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** SQL with `$1` parameters under a name of its own: Postgres parses and plans it once for each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Where queries run: the database itself, or one transaction of it. Instants come back as `Date`. */
export interface Session {
  readonly orm: Orm;
  /** Rows of a query written with drizzle's `sql` tag. Its columns are those of the shape: the tests compare them. */
  readonly query: <Shape extends RowShape>(shape: Shape, query: SQL) => Promise<InferOutput<Shape>[]>;
  /**
   * The same, planned once for each connection of Postgres and each text: for long queries that are asked all day and have
   * few texts, where planning takes longer than running.
   */
  readonly queryPrepared: <Shape extends RowShape>(shape: Shape, query: SQL) => Promise<InferOutput<Shape>[]>;
  /** Rows of a prepared statement; for the calls a class makes all day. */
  readonly runPrepared: <Shape extends RowShape>(
    shape: Shape,
    statement: Statement,
    values: readonly unknown[],
  ) => Promise<InferOutput<Shape>[]>;
  /** Runs a statement. How many rows it gives may be asked; only tests name a type for them. */
  readonly execute: <Row = unknown>(query: SQL) => Promise<Row[]>;
}

/** The columns of a row by name: a valibot object, with the types of `row.ts` beside valibot's own. */
export type RowShape = GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** A column of a reply, as both drivers describe it. */
export interface ResultColumn {
  readonly name: string;
  /** The type's number in `pg_type`. */
  readonly dataTypeID: number;
}

export interface QueryResult {
  readonly rows: unknown[];
  readonly fields: readonly ResultColumn[];
}

/** Told each reply beside the shape it is read with; throws where they differ. */
export type ReplyCheck = (shape: RowShape, text: string, result: QueryResult) => void;

let checkReply: ReplyCheck | undefined;

/** For the tests, which hold every reply against its shape. A running server reads what it is given. */
export function setReplyCheck(check: ReplyCheck): void {
  checkReply = check;
}

/** What is called for a channel of NOTIFY. */
export interface ChannelHandler {
  readonly onMessage: (payload: string) => void;
  /** From now on no message is missed; what was sent before is unknown. */
  readonly onConnected?: () => void;
  /** From now on messages are missed, until connected again. */
  readonly onDisconnected?: () => void;
}

export interface TransactionOptions {
  /** No time limits: for migrations and for filling whole tables, never for a request. */
  readonly unlimited?: boolean;
}

export interface Database extends Session {
  readonly engine: 'pglite' | 'postgres';
  /**
   * All or nothing. Within `work` only its own session may be used: PGlite has one connection and would wait for ever.
   * Where a row it needs is held by another transaction, `work` is undone and runs again: it has no effect but in its session.
   */
  readonly transaction: <T>(work: (session: Session) => Promise<T>, options?: TransactionOptions) => Promise<T>;
  /**
   * Calls the handler for every NOTIFY on a channel, whichever copy of the server or command line sent it. It connects in
   * the background and again after a loss. Returns a function that stops it.
   */
  readonly listen: (channel: string, handler: ChannelHandler) => () => void;
  /**
   * Says that a server runs here, until the database is closed or the process ends: no backup is restored meanwhile, and no
   * migration goes by unseen. Throws `StartError` while a backup is restored.
   */
  readonly announceServer: () => Promise<void>;
  /** A replica for reads that may lag; null where there is none. */
  readonly replica: Replica | null;
  /** Connections now: all, those that are idle, and calls that wait for one. */
  readonly poolCounts: () => Readonly<Record<'total' | 'idle' | 'waiting', number>>;
  readonly close: () => Promise<void>;
}

/** Told the text of every query, without its values; tests count with it. */
export type QueryObserver = (text: string) => void;

/** Runs the work of a query and measures it. */
export type QueryTracer = <T>(text: string, work: () => Promise<T>) => Promise<T>;

export type RunQuery = (text: string, values: unknown[], name?: string) => Promise<QueryResult>;

export const casing = 'snake_case';
const dialect = new PgDialect({ casing });

/** A session from a way to run SQL and the query builder over the same connection. */
export function makeSession(orm: Orm, run: RunQuery): Session {
  async function read<Shape extends RowShape>(shape: Shape, text: string, values: unknown[], name?: string) {
    const result = await run(text, values, name);
    checkReply?.(shape, text, result);
    return result.rows as InferOutput<Shape>[];
  }
  return {
    orm,
    query: (shape, query) => {
      const { sql, params } = dialect.sqlToQuery(query);
      return read(shape, sql, params);
    },
    queryPrepared: (shape, query) => {
      const { sql, params } = dialect.sqlToQuery(query);
      return read(shape, sql, params, createHash('md5').update(sql).digest('hex'));
    },
    runPrepared: (shape, { name, text }, values) => read(shape, text, [...values], name),
    execute: async <Row>(query: SQL) => {
      const { sql, params } = dialect.sqlToQuery(query);
      return (await run(sql, params)).rows as Row[];
    },
  };
}

/** The SQLSTATE of an error, or of what caused it; undefined where it did not come from the database. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}
