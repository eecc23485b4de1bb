import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Actor } from '../platform/actor.ts';
import { conflict } from '../platform/app-error.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import { type DeadLetter, deadLetters, retryDeadLetters, smsCounts } from '../platform/sms/dead-letters.ts';

type SmsState = ResponseOf<Contract['admin']['sms']['read']>;

/** What a service's refusal says, as `sms/kavenegar.ts` writes it. */
function reasonOf(error: string | null): SmsState['items'][number]['reason'] {
  if (error === null) return null;
  const status = /^the service answered (\d+)$/.exec(error)?.[1];
  if (status !== undefined) return { kind: 'refused', status: Number(status) };
  if (error === 'the service does not answer') return { kind: 'no-answer', status: null };
  return { kind: error === 'the text cannot be decrypted' ? 'unreadable' : 'unforeseen', status: null };
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
    retry: async (actor: Actor): Promise<SmsState> => {
      if (!hasService) throw conflict('no-sms-service', 'سرویس پیامک تنظیم نشده است؛ پیامی فرستاده نمی‌شود.');
      await retryDeadLetters(context, originOf(actor.id));
      return read();
    },
  };
}
