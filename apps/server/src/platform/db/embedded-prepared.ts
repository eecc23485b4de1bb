import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { QueryResult } from './database.ts';

type Client = Pick<PGlite | Transaction, 'query' | 'exec'>;

/** Runs SQL with `$1` parameters, parsed and planned once for each text. */
export type Prepared = (client: Client, text: string, values: unknown[]) => Promise<QueryResult>;

/** Texts prepared at most; some queries are put together from parts, and what comes after these is planned each time. */
const MAX = 500;

const isPreparable = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * PGlite's own `query` parses and plans again each time, in five turns of its protocol; `PREPARE` and `EXECUTE` plan once and
 * take one. Statements belong to the one connection and outlive a transaction that is undone.
 */
export function makePrepared(): Prepared {
  const names = new Map<string, string>();
  let made = 0;
  return async (client, text, values) => {
    let name = names.get(text);
    if (name === undefined) {
      if (values.length === 0 || names.size >= MAX || !isPreparable.test(text)) return client.query(text, values);
      // A name of its own each time: another caller may be preparing the same text, before or after a transaction.
      made += 1;
      name = `prepared_${made}`;
      await client.exec(`prepare ${name} as ${text}`);
      names.set(text, name);
    }
    const [result] = await client.exec(`execute ${name}(${values.map(literal).join(', ')})`);
    if (!result) throw new Error('a prepared statement gave no result');
    return result;
  };
}

/** A value as an SQL literal without a type; the prepared statement's parameter gives it its own. */
function literal(value: unknown): string {
  return value === null || value === undefined ? 'null' : quoted(textOf(value));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function element(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return `"${textOf(value).replaceAll(/["\\]/g, '\\$&')}"`;
}

/** With `standard_conforming_strings`, the default, a quote is all that has a meaning; no text of Postgres holds a zero byte. */
function quoted(text: string): string {
  if (text.includes('\0')) throw Object.assign(new Error('a text with a zero byte'), { code: '22021' });
  return `'${text.replaceAll("'", "''")}'`;
}
