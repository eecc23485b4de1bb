import type { Contract } from '../app/contract.ts';
import type { Call, RequestOf, ResponseOf } from '../platform/define.ts';
import type { Route, RoutesOf, RouteTable } from './route-table.ts';
import { account } from './routes/account.ts';
import { admin } from './routes/admin.ts';
import { management } from './routes/management.ts';
import { student } from './routes/student.ts';
import { teacher } from './routes/teacher.ts';
import { visitor } from './routes/visitor.ts';
import { type CallOptions, type ClientOptions, type Input, send } from './send.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/** What a call takes: `params`, `query` and `body` where it has them, each optional where all in it is. */
export type InputOf<C extends Call> = Part<'params', RequestOf<C>['params']> &
  Part<'query', RequestOf<C>['query']> &
  Part<'body', RequestOf<C>['body']>;

export type CallFunction<C extends Call> =
  Record<never, never> extends InputOf<C>
    ? (input?: InputOf<C>, options?: CallOptions) => Promise<ResponseOf<C>>
    : (input: InputOf<C>, options?: CallOptions) => Promise<ResponseOf<C>>;

/** A group of calls as functions. */
export type ClientOf<T> = {
  readonly [K in keyof T]: T[K] extends Call ? CallFunction<T[K]> : ClientOf<T[K]>;
};

/** The contract as functions: `client.teacher.homework.list({ query: { page: 1 } })`. */
export type Client = ClientOf<Contract>;

/**
 * The client of the whole contract. Its types come from the contract, at run time it reads the table of methods and
 * paths alone: no schema reaches a browser through it.
 */
export function createClient(options: ClientOptions): Client {
  const { payment, ...member } = student;
  const { laboratory, ...ofTeacher } = teacher;
  const whole = { ...visitor, ...account, payment, laboratory, member, teacher: ofTeacher, ...management, admin };
  return bind(whole satisfies RoutesOf<Contract>, options) as Client;
}

/**
 * The calls of one kind of user, from its own table: `createCalls<StudentCalls>(student, options)` with both names of
 * `@mashq/api/client/student`. An app whose screens are loaded role by role loads the paths of that role alone.
 */
export function createCalls<T>(table: RouteTable, options: ClientOptions): ClientOf<T> {
  return bind(table, options) as ClientOf<T>;
}

function bind(table: RouteTable, options: ClientOptions): object {
  return Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [
      name,
      isRoute(entry)
        ? (input: Input = {}, call: CallOptions = {}) => send(entry, input, call, options)
        : bind(entry, options),
    ]),
  );
}

function isRoute(entry: Route | RouteTable): entry is Route {
  return Array.isArray(entry);
}
