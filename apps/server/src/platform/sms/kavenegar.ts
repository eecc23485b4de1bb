import * as v from 'valibot';
import type { SmsSettings } from '../config.ts';

/** Why a message was not sent, as it is stored and logged: the one place where these words are written and read. */
export const SMS_REASONS = {
  noAnswer: 'the service does not answer',
  unreadable: 'the text cannot be decrypted',
  unforeseen: 'unforeseen error',
  answered: (status: number) => `the service answered ${status}`,
} as const;

/** The status that a service refused with, as a stored reason says it; null of any other reason. */
export function statusIn(reason: string): number | null {
  const status = Number(/\d+$/.exec(reason)?.[0]);
  return SMS_REASONS.answered(status) === reason ? status : null;
}

/** Why a message was not taken. `isFinal`: another try gives the same. Its message holds no phone, text or key. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly isFinal: boolean;
  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

export interface Message {
  /** Sent along as `localid`: the service takes a message of the same id once. */
  readonly id: string;
  readonly phone: string;
  readonly body: string;
  /** The code in it, for services that send codes by a template. */
  readonly code?: string | undefined;
}

export type Deliver = (message: Message) => Promise<void>;

const WITHIN_MS = 10_000;

/** Statuses that another try may mend: the service is busy, or our credit is used up for now. */
const PASSING = new Set([402, 409, 418, 429]);

const ReplySchema = v.object({ return: v.object({ status: v.number() }) });

const InfoSchema = v.object({
  return: v.object({ status: v.literal(200) }),
  entries: v.object({ remaincredit: v.number() }),
});

/**
 * Asks the service for our account, which sends nothing. Null where it knows the key and there is credit, else what is wrong; the
 * text holds no key.
 */
export async function smsFault({ url, apiKey }: SmsSettings): Promise<string | null> {
  const reply = await fetch(new URL(`v1/${apiKey}/account/info.json`, url), {
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => null);
  if (reply === null) return SMS_REASONS.noAnswer;
  const info = v.safeParse(InfoSchema, await reply.json().catch(() => null));
  if (!info.success) return `the service refuses the account of SMS_API_KEY (${reply.status})`;
  return info.output.entries.remaincredit > 0 ? null : 'the account has no credit';
}

/** A whole number of at most 15 digits from a UUID: `localid` is a number. */
const localId = (id: string) => String(Number.parseInt(id.replaceAll('-', '').slice(-12), 16));

/** Hands messages to a service with Kavenegar's HTTP: `sms/send` for texts, `verify/lookup` for codes by a template. */
export function kavenegar({ url, apiKey, sender, template }: SmsSettings): Deliver {
  return async ({ id, phone, body, code }) => {
    const byTemplate = template !== undefined && code !== undefined;
    const path = byTemplate ? 'verify/lookup.json' : 'sms/send.json';
    const form = new URLSearchParams(
      byTemplate
        ? { receptor: phone, token: code, template }
        : { receptor: phone, message: body, localid: localId(id), ...(sender === undefined ? {} : { sender }) },
    );
    // The address holds the key: errors of `fetch`, which name it, are not passed on.
    const reply = await fetch(new URL(`v1/${apiKey}/${path}`, url), {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(WITHIN_MS),
    }).catch(() => {
      throw new SmsRefused(SMS_REASONS.noAnswer, false);
    });
    const parsed = v.safeParse(ReplySchema, await reply.json().catch(() => null));
    const status = parsed.success ? parsed.output.return.status : reply.status;
    if (status === 200 && parsed.success) return;
    throw new SmsRefused(SMS_REASONS.answered(status), status >= 400 && status < 500 && !PASSING.has(status));
  };
}
