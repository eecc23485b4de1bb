import type { ErrorSchema } from '@mashq/api/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';
import { AppError, type AppErrorKind } from '../app-error.ts';
import { errorCode } from '../db/database.ts';
import { DatabaseUnavailable, type UnavailableReason, unavailableIn } from '../db/unavailable.ts';
import { StorageUnavailable } from '../storage/unavailable.ts';

type ErrorBody = InferOutput<typeof ErrorSchema>;

const statusOf: Readonly<Record<AppErrorKind, number>> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
};

function bodyOf({ detail, extra }: AppError): ErrorBody {
  return {
    detail,
    ...(extra.code === undefined ? {} : { code: extra.code }),
    ...(extra.fields === undefined ? {} : { fields: { ...extra.fields } }),
  };
}

/** Fastify's own refusals (a body that is no JSON, too large, of another type) in Persian. */
export function ownRefusal(status: number): ErrorBody {
  if (status === 408) return { detail: 'درخواست به‌موقع کامل نرسید. دوباره تلاش کنید.' };
  if (status === 414) return { detail: 'نشانی از اندازهٔ مجاز بلندتر است.' };
  if (status === 431) return { detail: 'سرآیندهای درخواست از اندازهٔ مجاز بزرگ‌ترند.' };
  if (status === 413) return { detail: 'آنچه فرستادید از اندازهٔ مجاز بزرگ‌تر است.' };
  if (status === 415) return { detail: 'این نوع محتوا پذیرفته نیست.' };
  return { detail: 'درخواست خوانا نیست.' };
}

/** Data exceptions (SQLSTATE class 22) quote the value they could not read. */
const quotesValues = /^22/;

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** What of an unforeseen error may be in a log: never a query's values, which are people's names and phones. */
function redactForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'not an error' };
  // Drizzle's message ends with the values of the query; its cause is what the database said.
  if (error instanceof DrizzleQueryError) return { query: error.query, ...redactForLog(error.cause) };
  const code = errorCode(error);
  const message = code !== undefined && quotesValues.test(code) ? 'a value the database cannot read' : error.message;
  return { name: error.name, message, ...(code === undefined ? {} : { code }), stack: framesOf(error) };
}

/** What a caller gets while the database does not do its work, and in how many seconds to try again. */
const unavailable: Readonly<
  Record<UnavailableReason, Required<Pick<ErrorBody, 'code' | 'detail'>> & { readonly retryAfter: number }>
> = {
  away: {
    code: 'database-away',
    detail: 'سامانه همین حالا به داده‌هایش دسترسی ندارد. چند لحظهٔ دیگر دوباره تلاش کنید.',
    retryAfter: 5,
  },
  busy: { code: 'busy', detail: 'سامانه شلوغ است؛ چند لحظهٔ دیگر دوباره تلاش کنید.', retryAfter: 3 },
  locked: {
    code: 'locked',
    detail: 'این بخش همین حالا دارد تغییر می‌کند؛ چند لحظهٔ دیگر دوباره تلاش کنید.',
    retryAfter: 2,
  },
  slow: { code: 'slow', detail: 'این کار بیش از اندازه طول کشید؛ کمی بعد دوباره تلاش کنید.', retryAfter: 5 },
};

function sendUnavailable({ reason, cause }: DatabaseUnavailable, request: FastifyRequest, reply: FastifyReply): void {
  const { retryAfter, ...body } = unavailable[reason];
  request.log.warn({ route: request.routeOptions.url, reason, error: redactForLog(cause) }, 'database unavailable');
  reply.status(503).header('retry-after', retryAfter).send(body);
}

/** SQLSTATE of a row that refers to none, or that another still refers to. */
const BROKEN_REFERENCE = '23503';

/**
 * What may be over soon: what the database says of itself, and a reference that is broken. Calls look before they write, so what
 * they saw was removed or referred to since; asked again, they say so in their own words.
 */
function temporaryIn(error: unknown): DatabaseUnavailable | null {
  return errorCode(error) === BROKEN_REFERENCE ? new DatabaseUnavailable('locked', error) : unavailableIn(error);
}

function statusGiven(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** Turns whatever a handler threw into `{ detail }` in Persian; what was not foreseen is logged and told as 500. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof AppError) {
    if (error instanceof StorageUnavailable) {
      const { reason, fault } = error;
      request.log.warn({ route: request.routeOptions.url, reason, error: redactForLog(fault) }, 'files unavailable');
    }
    if (error.extra.retryAfter !== undefined) reply.header('retry-after', error.extra.retryAfter);
    reply.status(statusOf[error.kind]).send(bodyOf(error));
    return;
  }
  const temporary = temporaryIn(error);
  if (temporary) {
    sendUnavailable(temporary, request, reply);
    return;
  }
  const status = statusGiven(error);
  if (status < 500) {
    reply.status(status).send(ownRefusal(status));
    return;
  }
  if (status === 503) {
    const { code, detail } = unavailable.busy;
    reply.status(503).send({ code, detail } satisfies ErrorBody);
    return;
  }
  request.log.error({ route: request.routeOptions.url, error: redactForLog(error) }, 'unforeseen error');
  reply.status(500).send({ detail: 'خطایی در سرور رخ داد. لطفاً کمی بعد دوباره تلاش کنید.' } satisfies ErrorBody);
}
