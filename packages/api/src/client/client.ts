import axios from 'redaxios';
import type { Contract } from '../app/contract.ts';
import type { Call, RequestOf, ResponseOf } from '../platform/define.ts';
import { encodeQuery, fillPath, type PathParams, type Query } from './address.ts';
import { ApiError, type ClientFailure, GENERIC_DETAIL } from './api-error.ts';
import type { Route, RoutesOf, RouteTable } from './route-table.ts';
import { account } from './routes/account.ts';
import { admin } from './routes/admin.ts';
import { laboratory } from './routes/laboratory.ts';
import { management } from './routes/management.ts';
import { payment } from './routes/payment.ts';
import { student } from './routes/student.ts';
import { teacher } from './routes/teacher.ts';
import { visitor } from './routes/visitor.ts';
import { type Fetch, TimeoutError, timedFetch } from './timed-fetch.ts';
import type { UploadProgress } from './upload-fetch.ts';

export interface ClientOptions {
  /** Where the API begins, without a closing slash: `/api`, `https://mashq.example/api`. */
  baseUrl: string;
  /** The access token in force; it goes with every call that is not public. */
  getToken?: () => string | null | undefined;
  /** The device token in force; it goes with the calls of sign-in, as `X-Device`. */
  getDeviceToken?: () => string | null | undefined;
  /** A call that carried `token` was answered 401: the session is over. */
  onUnauthorized?: (error: ApiError, token: string) => void;
  /** @default the global fetch */
  fetch?: Fetch;
  /** Milliseconds until a call fails with the code `timeout`. @default 20000 */
  timeout?: number;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Said where the server answered without a sentence, or (status 0) did not answer. @default «خطا در ارتباط با سرور» */
  fallback?: (status: number) => string;
  onUploadProgress?: (progress: UploadProgress) => void;
}

export interface Input {
  params?: PathParams;
  query?: Query;
  body?: unknown;
}

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
  const whole = { ...visitor, ...account, payment, laboratory, member: student, teacher, ...management, admin };
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

const DEFAULT_TIMEOUT = 20_000;

/** Sends one call and gives its reply; every failure is an `ApiError`. */
export async function send(route: Route, input: Input, call: CallOptions, options: ClientOptions): Promise<unknown> {
  const [method, path, special] = route;
  const token = special !== 'public' && options.getToken?.();
  const device = special === 'public' && path.startsWith('/auth/') && options.getDeviceToken?.();
  const search = encodeQuery(input.query ?? {});
  const url = options.baseUrl + fillPath(path, input.params) + (search && `?${search}`);
  const plainFetch: Fetch = options.fetch ?? ((address, init) => fetch(address, init));
  const fail = (
    status: number,
    reply: Record<string, unknown>,
    code: string | undefined,
    cause: unknown,
    from?: Headers,
  ) =>
    new ApiError({
      status,
      detail: text(reply.detail) ?? text(reply.message) ?? call.fallback?.(status) ?? GENERIC_DETAIL,
      code: text(reply.code) ?? code,
      fields: fieldsOf(reply.fields),
      // In seconds; the API never says it as a date.
      retryAfter: Number(from?.get('retry-after')) || undefined,
      cause,
    });

  let response: { status: number; data: unknown; headers: Headers };
  try {
    // Hardly any call is an upload that is watched, or replies with a file: what these need is loaded with the first.
    const transfer =
      special === 'file' || call.onUploadProgress
        ? (await import('./file-transfer.ts')).transfer(call.onUploadProgress, special)
        : undefined;
    response = await axios<unknown>(url, {
      method,
      ...(token && { auth: `Bearer ${token}` }),
      ...(device && { headers: { 'x-device': device } }),
      data: input.body,
      validateStatus: () => true,
      ...transfer?.options,
      fetch: timedFetch(transfer?.fetch ?? plainFetch, options.timeout ?? DEFAULT_TIMEOUT, call.signal) as typeof fetch,
    });
    await transfer?.read?.(response);
  } catch (cause) {
    const failure: ClientFailure = call.signal?.aborted
      ? 'aborted'
      : cause instanceof TimeoutError
        ? 'timeout'
        : 'network';
    throw fail(0, {}, failure, cause);
  }

  const { status, data, headers } = response;
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  if (status >= 200 && status < 300) {
    if (special === 'file' ? data instanceof Blob : isJson) return data;
    throw fail(0, {}, 'unreadable' satisfies ClientFailure, response);
  }
  const error = fail(status, isJson && isRecord(data) ? data : {}, undefined, response, headers);
  if (status === 401 && token) options.onUnauthorized?.(error, token);
  throw error;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
