import type { InferOutput } from 'valibot';
import type { RowShape, Session, Statement } from './database.ts';

type Value = string | number | boolean | null;

/** A prepared statement whose parameters have names. */
export interface NamedStatement<Values extends object, Shape extends RowShape> {
  readonly text: string;
  /** Runs it; the compiler holds the names of the values against those of the statement's type. */
  readonly run: (session: Session, values: Values) => Promise<InferOutput<Shape>[]>;
}

/** `:name::type`, but not the cast of a cast. */
const PARAMETER = /(?<!:):([a-z]\w*)(?=::)/gi;

/**
 * A prepared statement from SQL in which each parameter is written `:name::type`. The same name may be in several
 * places. Values that the text does not mention are not sent, so that variants of one statement share one type of values.
 */
export function namedStatement<Values extends { readonly [Name in keyof Values]: Value }, Shape extends RowShape>(
  name: string,
  shape: Shape,
  sql: string,
): NamedStatement<Values, Shape> {
  const names: string[] = [];
  const text = sql.replaceAll(PARAMETER, (_all, parameter: string) => {
    if (!names.includes(parameter)) names.push(parameter);
    return `$${names.indexOf(parameter) + 1}`;
  });
  const statement: Statement = { name, text };
  return {
    text,
    run: (session, values) =>
      session.runPrepared(
        shape,
        statement,
        names.map((parameter) => (values as Readonly<Record<string, Value>>)[parameter] ?? null),
      ),
  };
}
