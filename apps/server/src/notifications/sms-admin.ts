import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Actor } from '../platform/actor.ts';
import { conflict } from '../platform/app-error.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import { type DeadLetter, deadLetters, retryDeadLetters, smsCounts } from '../platform/sms/dead-letters.ts';
import { SMS_REASONS, statusIn } from '../platform/sms/kavenegar.ts';

type SmsState = ResponseOf<Contract['admin']['sms']['read']>;

type Reason = SmsState['items'][number]['reason'];

function reasonOf(error: string | null): Reason {
  if (error === null) return null;
  const status = statusIn(error);
  if (status !== null) return { kind: 'refused', status };
  if (error === SMS_REASONS.noAnswer) return { kind: 'no-answer', status: null };
  return { kind: error === SMS_REASONS.unreadable ? 'unreadable' : 'unforeseen', status: null };
}

const viewOf = ({ id, status, tries, queuedAt, error, isUseful }: DeadLetter): SmsState['items'][number] => ({
  id,
  status: status === 'expired' ? 'expired' : 'failed',
  tries,
  queued_at: queuedAt.toISOString(),
  reason: reasonOf(error),
  is_useful: isUseful,
});

/** What became of the messages to phones, for administrators of the site. */
export function smsAdminService(context: Pick<Context, 'db' | 'clock' | 'sms'>) {
  const hasService = context.sms.hasService === true;

  async function read(): Promise<SmsState> {
    const { retryable, ...counts } = await smsCounts(context);
    return { has_service: hasService, counts, retryable, items: (await deadLetters(context)).map(viewOf) };
  }

  return {
    read,
    retry: async (actor: Actor): Promise<ResponseOf<Contract['admin']['sms']['retry']>> => {
      if (!hasService) throw conflict('no-sms-service', 'سرویس پیامک تنظیم نشده است؛ پیامی فرستاده نمی‌شود.');
      const queued = await retryDeadLetters(context, originOf(actor.id));
      return { ...(await read()), queued };
    },
  };
}
