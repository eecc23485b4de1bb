import { toLatinDigits } from '@mashq/curriculum/persian';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { foldPhone } from '../platform/security/digits.ts';
import { type CodePurpose, makeCodes } from './codes.ts';
import type { KnownCaller } from './sign-in-callers.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export const wrongCode = () =>
  new AppError('unauthorized', 'کد درست نیست یا زمان آن گذشته است. اگر لازم بود کد تازه‌ای بگیرید.', {
    code: 'wrong-code',
  });
const notAPhone = () =>
  new AppError('invalid', 'شمارهٔ موبایل درست نیست. آن را مانند ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.', {
    fields: { phone: 'شمارهٔ موبایل درست نیست.' },
  });

/** The number as 09 and nine digits; throws where it is no Iranian mobile number. */
export function phoneOf(text: string): string {
  const phone = foldPhone(text);
  if (phone === null) throw notAPhone();
  return phone;
}

const TEXTS: Readonly<Record<CodePurpose, string>> = {
  login: 'کد ورود به مشق',
  register: 'کد ثبت‌نام در مشق',
  reset: 'کد رمز تازهٔ مشق',
  contact: 'کد تأیید شماره در مشق',
};

/** Who asks for a code: the browser where it can be recognized, else its address. */
const requesterKey = ({ device, isKnown, network }: KnownCaller) =>
  isKnown ? `device\n${device.id}` : `network\n${network}`;

/** Codes sent to phones, with the limits of guessing them. */
export function makePhoneCodes(context: Context, limits: SignInLimits) {
  const codes = makeCodes(context);
  return {
    /** Makes a code for the caller and sends it, if `isSent`. False where it could not be sent. */
    send: async (phone: string, caller: KnownCaller, purpose: CodePurpose, isSent: boolean): Promise<boolean> => {
      const code = await codes.make(phone, requesterKey({ ...caller, isKnown: true }), purpose);
      try {
        if (isSent) await context.sms.send(phone, `${TEXTS[purpose]}: ${code}\nاین کد را به کسی ندهید.`, code);
        return true;
      } catch {
        return false;
      }
    },

    /** The id of the code where it is right and `accept` finds something for it, and what that is; throws `wrong-code`. */
    check: async <T>(
      phone: string,
      code: string,
      purpose: CodePurpose,
      caller: KnownCaller,
      accept: () => Promise<T | null>,
    ): Promise<{ codeId: string; found: T }> => {
      const requester = requesterKey(caller);
      const work = async () => {
        const codeId = await codes.check(phone, toLatinDigits(code).trim(), requester, purpose);
        const found = codeId === null ? null : await accept();
        if (codeId === null || found === null) throw wrongCode();
        return { codeId, found };
      };
      return (await codes.isAwaited(phone, requester)) ? work() : limits.strangersCode(caller.network, work);
    },

    /** Uses a code up; throws `wrong-code` when another request was faster. */
    use: async (codeId: string): Promise<void> => {
      if (!(await codes.use(codeId))) throw wrongCode();
    },
  };
}

export type PhoneCodes = ReturnType<typeof makePhoneCodes>;
