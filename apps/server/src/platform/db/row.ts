import * as v from 'valibot';

/*
 * Columns of rows that the compiler knows better than the database does. Where valibot's own `string`, `number`, `boolean` or
 * `date` says all, it stands by itself. The tests hold each statement's columns and rows against its shape.
 */

/** Text that is one of the values of `T`, as a check of the table ensures. */
export const textAs = <T extends string>() => v.string() as unknown as v.GenericSchema<T>;

/** A number that is one of the values of `T`. */
export const numberAs = <T extends number>() => v.number() as unknown as v.GenericSchema<T>;

/** JSON that the server wrote itself as a `T`, or an array of the database. */
export const jsonAs = <T>() => v.custom<T>((value) => value !== undefined && value !== null);

export const IdRow = v.object({ id: v.string() });

/** A count by itself. */
export const CountRow = v.object({ count: v.number() });

/** Columns of a table in which an outer join may find no row. */
export const nullable = <Columns extends v.ObjectEntries>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, v.nullable(column)])) as {
    [Name in keyof Columns]: v.NullableSchema<Columns[Name], undefined>;
  };
