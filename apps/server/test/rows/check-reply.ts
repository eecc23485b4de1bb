import { appendFileSync } from 'node:fs';
import * as v from 'valibot';
import type { QueryResult, ResultColumn, RowShape } from '../../src/platform/db/database.ts';

/**
 * Numbers of `pg_type` by what the drivers make of them. `bigint` and `numeric` are text in one driver and may be numbers in
 * the other: a statement casts them to what it wants.
 */
const TYPES = {
  string: [18, 19, 25, 1042, 1043, 2950],
  number: [21, 23, 700, 701],
  boolean: [16],
  date: [1184],
  json: [114, 3802],
  array: [1000, 1003, 1005, 1007, 1009, 1015, 1021, 1022, 1182, 1185, 2951],
} as const;

/** The first number of types that a schema of our own makes, such as enumerations: they are text. */
const FIRST_OWN_TYPE = 16_384;

type Column = keyof typeof TYPES;

/** What a schema of a column may be made of; null where it says nothing. */
function columnsOf(schema: v.GenericSchema): readonly Column[] | null {
  const { type } = schema;
  if ('wrapped' in schema) return columnsOf(schema.wrapped as v.GenericSchema);
  switch (type) {
    case 'string':
      return ['string'];
    case 'picklist':
      return (schema as v.GenericSchema & { options: readonly unknown[] }).options.map(
        (option) => typeof option as Column,
      );
    case 'number':
    case 'boolean':
    case 'date':
      return [type];
    case 'literal':
      return [typeof (schema as v.GenericSchema & { literal: unknown }).literal as Column];
    case 'array':
    case 'custom':
      return ['json', 'array'];
    case 'object':
    case 'strict_object':
    case 'record':
    case 'variant':
      return ['json'];
    default:
      return null;
  }
}

function isOfType(schema: v.GenericSchema, { dataTypeID }: ResultColumn): boolean {
  const columns = columnsOf(schema);
  if (columns === null) return true;
  if (dataTypeID >= FIRST_OWN_TYPE) return columns.includes('string');
  return columns.some((column) => (TYPES[column] as readonly number[]).includes(dataTypeID));
}

/** What is wrong with the columns of a reply, as sentences. */
export function columnFaults(shape: RowShape, fields: readonly ResultColumn[]): string[] {
  const { entries } = shape as unknown as { entries: Readonly<Record<string, v.GenericSchema>> };
  const faults = Object.keys(entries)
    .filter((name) => entries[name]?.type !== 'optional' && !fields.some((field) => field.name === name))
    .map((name) => `no column "${name}"`);
  for (const field of fields) {
    const schema = entries[field.name];
    if (schema === undefined) faults.push(`a column "${field.name}" that its shape does not have`);
    else if (!isOfType(schema, field))
      faults.push(`"${field.name}" is of type ${field.dataTypeID}, not ${schema.expects}`);
  }
  return faults;
}

/** Texts whose columns were compared, for each shape. */
const compared = new WeakMap<RowShape, Set<string>>();

/** Holds a reply of the database against the shape it is read with: its columns once for each statement, its rows always. */
export function checkReply(shape: RowShape, text: string, { rows, fields }: QueryResult): void {
  let texts = compared.get(shape);
  if (texts === undefined) {
    texts = new Set();
    compared.set(shape, texts);
  }
  if (!texts.has(text)) {
    const faults = columnFaults(shape, fields);
    if (faults.length > 0) throw new Error(`${faults.join('; ')} in: ${text}`);
    texts.add(text);
    const log = process.env.STATEMENTS_LOG;
    if (log) appendFileSync(`${log}/${process.pid}.txt`, `${text}\0`);
  }
  for (const row of rows) {
    const { success, issues } = v.safeParse(shape, row);
    if (success) continue;
    const faults = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`${faults.join('; ')} in a row of: ${text}`);
  }
}
