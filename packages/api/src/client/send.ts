import axios from 'redaxios';
import { encodeQuery, fillPath, type PathParams, type Query } from './address.ts';
import { ApiError, type ClientFailure, GENERIC_DETAIL } from './api-error.ts';
import type { Route } from './route-table.ts';
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
