import type { Contract, RequestOf } from '@mashq/api/contract';
import { ApiError, api } from '../platform/api/api.ts';
import { storeDeviceToken } from '../platform/api/token.ts';
import { rememberSentCode } from './sent-code.ts';

type Purpose = NonNullable<RequestOf<Contract['auth']['sendCode']>['query']['purpose']>;

const FAILED = 'خطا در ارسال کد تایید';

/** Sends a code to a phone. Rejects with an `ApiError` whose `detail` is for the person, also where no SMS could be sent. */
export async function requestCode(phone: string, purpose: Purpose): Promise<void> {
  const { status, message, device } = await api.auth.sendCode(
    { query: { phone, purpose } },
    { fallback: () => FAILED },
  );
  storeDeviceToken(device);
  if (status !== 1) throw new ApiError({ status: 200, detail: message || FAILED });
  rememberSentCode(purpose, phone);
}
