/** Why a rule refused a request. HTTP gives each its status in `http/errors.ts`. */
export type AppErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

export interface AppErrorExtra {
  /** For programs: a stable name of the reason within its kind. */
  readonly code?: string;
  /** Field of the request -> what is wrong with it, in Persian. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
}

/** A refusal that a person sees: `detail` is Persian and fit for the screen. Services throw it; nothing else is shown. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: AppErrorKind;
  readonly detail: string;
  readonly extra: AppErrorExtra;

  constructor(kind: AppErrorKind, detail: string, extra: AppErrorExtra = {}) {
    super(`${kind}${extra.code ? ` (${extra.code})` : ''}`);
    this.kind = kind;
    this.detail = detail;
    this.extra = extra;
  }
}

/** The thing does not exist, or belongs to somebody else: the two look alike on purpose. */
export const notFound = (detail: string) => new AppError('not-found', detail);

/** The reason of a refusal, and the field of the request it is about, where it is about one alone. */
const because = (code: string, detail: string, field?: string): AppErrorExtra => ({
  code,
  ...(field !== undefined && { fields: { [field]: detail } }),
});
export const conflict = (code: string, detail: string, field?: string) =>
  new AppError('conflict', detail, because(code, detail, field));
export const unprocessable = (code: string, detail: string, field?: string) =>
  new AppError('unprocessable', detail, because(code, detail, field));
export const underMaintenance = () =>
  new AppError('unavailable', 'سامانه در حال به‌روزرسانی است. کمی بعد دوباره سر بزنید.', {
    code: 'maintenance',
    retryAfter: 60,
  });

/** Why a name is refused that `isPersonName` does not take, by whichever check. */
export const NAME_FAULT = 'نام تنها از حروف است، بی رقم و نشانه.';
