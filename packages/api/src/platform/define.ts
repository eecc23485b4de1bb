import * as v from 'valibot';

/** Who may call: `public` needs no token, `signed-in` any role, else the roles named. */
export type RouteRole = 'student' | 'teacher' | 'school' | 'organization' | 'admin';
export type Access = 'public' | 'signed-in' | readonly RouteRole[];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = v.GenericSchema;

/** One call of the API as a value: the server binds it, the client is made from it, the OpenAPI document is read from it. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  readonly method: Method;
  /** Below the API base; `{name}` stands for a path parameter. Trailing slashes are kept to the letter. */
  readonly path: `/${string}`;
  /** Further addresses of the same call, for callers of the specification; clients that are made from the contract use `path`. */
  readonly alsoAt: readonly `/${string}`[];
  readonly access: Access;
  /** One line for the document's reader. */
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** Status of success. Default 200. */
  readonly status: number;
  /** Answered under maintenance too, when all other calls are for admins alone. */
  readonly opensInMaintenance: boolean;
  /** The reply may come of a copy of the database that is some seconds behind; the header `DATA_AGE_HEADER` says so. */
  readonly mayLag: boolean;
  /** Media types of the file that the call replies with; null where it replies with JSON. */
  readonly mediaTypes: readonly string[] | null;
  /** Bytes of a request's body at most, where a call takes more than the server's own limit; else null. */
  readonly bodyLimit: number | null;
  /** Failures beyond 400, 401, 403, 429 and 503 that the call can answer, with their reason. */
  readonly errors: Readonly<Record<number, string>>;
}

/** Of a reply that may lag: for how many seconds at most what it says may be over. Without it the reply is of now. */
export const DATA_AGE_HEADER = 'x-data-age';

interface CallInput<P, Q, B, R> {
  method: Method;
  path: `/${string}`;
  alsoAt?: readonly `/${string}`[];
  access: Access;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  status?: number;
  opensInMaintenance?: boolean;
  mayLag?: boolean;
  mediaTypes?: readonly string[];
  bodyLimit?: number;
  errors?: Record<number, string>;
}

/** Declares a call; what is left out becomes `undefined`, 200, one address, closed in maintenance, never behind, JSON, and no further errors. */
export function defineCall<
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(input: CallInput<P, Q, B, R>): Call<P, Q, B, R> {
  return {
    method: input.method,
    path: input.path,
    alsoAt: input.alsoAt ?? [],
    access: input.access,
    summary: input.summary,
    params: input.params as P,
    query: input.query as Q,
    body: input.body as B,
    response: input.response,
    status: input.status ?? 200,
    opensInMaintenance: input.opensInMaintenance ?? false,
    mayLag: input.mayLag ?? false,
    mediaTypes: input.mediaTypes ?? null,
    bodyLimit: input.bodyLimit ?? null,
    errors: input.errors ?? {},
  };
}

type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined;
type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;

interface FileCallInput<P, Q> extends Omit<CallInput<P, Q, undefined, undefined>, 'response'> {
  mediaTypes: readonly string[];
}

/** Declares a call that replies with a file. */
export function defineFileCall<P extends Schema | undefined = undefined, Q extends Schema | undefined = undefined>(
  input: FileCallInput<P, Q>,
): Call<P, Q, undefined, v.FileSchema<undefined>> {
  return defineCall<v.FileSchema<undefined>, P, Q>({ ...input, response: v.file() });
}

/** What a caller sends. */
export type RequestOf<C> =
  C extends Call<infer P, infer Q, infer B, infer _R>
    ? { params: InputOf<P>; query: InputOf<Q>; body: InputOf<B> }
    : never;
/** What a handler receives after the contract has read it. */
export type ParsedOf<C> =
  C extends Call<infer P, infer Q, infer B, infer _R>
    ? { params: OutputOf<P>; query: OutputOf<Q>; body: OutputOf<B> }
    : never;
/** What comes back. */
export type ResponseOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? v.InferOutput<R> : never;

/** A spreadsheet for Excel and LibreOffice, or comma-separated values in UTF-8. */
export const mediaTypes = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'];

/** A workbook has every table on a sheet of its own; `csv` is one of them, the first when it is not named. */
export function exportQuery<const Tables extends readonly [string, ...string[]]>(tables: Tables) {
  return {
    format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx'),
    table: v.optional(v.picklist(tables), tables[0]),
  };
}
