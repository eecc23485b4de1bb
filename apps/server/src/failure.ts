/** Why a rule refused a request. HTTP gives each its status in `http/errors.ts`. */
export type FailureKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

export interface FailureExtra {
  /** For programs: a stable name of the reason within its kind. */
  readonly code?: string;
  /** Field of the request -> what is wrong with it, in Persian. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
}

/** A refusal a person is told of: `detail` is Persian and fit for the screen. Services throw it; nothing else is shown. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  readonly detail: string;
  readonly extra: FailureExtra;

  constructor(kind: FailureKind, detail: string, extra: FailureExtra = {}) {
    super(`${kind}${extra.code ? ` (${extra.code})` : ''}`);
    this.kind = kind;
    this.detail = detail;
    this.extra = extra;
  }
}

/** The thing does not exist, or belongs to somebody else: the two look alike on purpose. */
export const notFound = (detail: string) => new Failure('not-found', detail);
export const conflict = (code: string, detail: string) => new Failure('conflict', detail, { code });
export const unprocessable = (code: string, detail: string) => new Failure('unprocessable', detail, { code });
export const underMaintenance = () =>
  new Failure('unavailable', 'سامانه در حال به‌روزرسانی است. کمی بعد دوباره سر بزنید.', {
    code: 'maintenance',
    retryAfter: 60,
  });
