/** Said where the server gave no sentence of its own. */
export const GENERIC_DETAIL = 'خطا در ارتباط با سرور';

/**
 * Why a call failed without an answer of the server's own:
 * `network` nothing came back, `timeout` not in time, `aborted` the caller gave up,
 * `unreadable` something came back that this API never says (a hotel's login page, a proxy's error).
 */
export type ClientFailure = 'network' | 'timeout' | 'aborted' | 'unreadable';

export interface ApiErrorInit {
  status: number;
  detail: string;
  code?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Every failure of a call, whatever went wrong. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 where the server did not answer. */
  declare readonly status: number;
  /** A sentence for a person, in Persian: the server's own, else the caller's fallback, else a general one. */
  declare readonly detail: string;
  /** The server's code, or a `ClientFailure` where `status` is 0. */
  declare readonly code: string | undefined;
  /** What is wrong with which field of the request. */
  declare readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which the server wants to be asked again, where it said so. */
  declare readonly retryAfter: number | undefined;

  constructor({ cause, ...init }: ApiErrorInit) {
    super(init.detail, { cause });
    Object.assign(this, init, { fields: init.fields ?? {} });
  }

  /** The same call may succeed later, unchanged: no answer, a busy or a failing server. */
  get isTemporary(): boolean {
    if (this.code === 'aborted') return false;
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
