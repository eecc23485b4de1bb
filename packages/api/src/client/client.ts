import type { Contract } from '../app/contract.ts';
import type { Call, RequestOf, ResponseOf } from '../platform/define.ts';
import type { Route, RouteTable } from './route.ts';
import { auth } from './routes/auth.ts';
import { log } from './routes/log.ts';
import { member } from './routes/member.ts';
import { organization } from './routes/organization.ts';
import { profile } from './routes/profile.ts';
import { school } from './routes/school.ts';
import { status } from './routes/status.ts';
import { teacher } from './routes/teacher.ts';
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
  return bind({ auth, profile, status, log, member, teacher, school, organization }, options) as Client;
}

/**
 * The calls of one group, from its own table: `createCalls<Contract['member']>(member, options)` with `member` of
 * `@mashq/api/client/member`. An app whose screens are loaded role by role loads the paths of that role alone.
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
