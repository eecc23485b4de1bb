import type { Account } from '@mashq/api/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../platform/api/api.ts';
import { registrationApi } from '../../platform/api/registration-api.ts';
import { requestCode } from '../phone-code.ts';
import { forgetSentCode, sentCodePhone } from '../sent-code.ts';
import { nextResetStep, type ResetEvent, type ResetStep } from './machine.ts';

interface Reset {
  readonly step: ResetStep;
  readonly phone: string;
  readonly code: string;
  readonly accounts: readonly Account[];
  readonly username: string;
  readonly token: string;
  readonly isPending: boolean;
  readonly error: ApiError | null;
}

const START: Reset = {
  step: 'phone',
  phone: '',
  code: '',
  accounts: [],
  username: '',
  token: '',
  isPending: false,
  error: null,
};

/** Sets a forgotten password step by step; a reply that comes after the person went back changes nothing. */
export function usePasswordReset() {
  const [reset, setReset] = useState((): Reset => {
    const phone = sentCodePhone('reset');
    return phone === null ? START : { ...START, phone, step: 'code' };
  });
  const attempt = useRef(0);

  const move = (event: ResetEvent, data: Partial<Reset> = {}) =>
    setReset((before) => ({ ...before, ...data, isPending: false, step: nextResetStep(before.step, event) }));

  /** Runs one request; only the newest has a say. */
  const run = async (work: () => Promise<() => void>, onError?: (error: ApiError) => boolean) => {
    attempt.current += 1;
    const own = attempt.current;
    setReset((before) => ({ ...before, isPending: true, error: null }));
    try {
      const finish = await work();
      if (own === attempt.current) finish();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (own !== attempt.current) return;
      if (onError?.(error) !== true) setReset((before) => ({ ...before, isPending: false, error }));
    }
  };

  const issueToken = (code: string, username?: string) =>
    run(async () => {
      const body = { phone: reset.phone, code, ...(username === undefined ? {} : { username }) };
      const reply = await registrationApi.passwords.issueResetToken({ body });
      return () => {
        if ('reset_token' in reply) move('token-issued', { token: reply.reset_token, username: reply.username });
        else move('accounts-found', { accounts: reply, code });
      };
    });

  return {
    ...reset,
    sendCode: (phone: string) =>
      run(async () => {
        await requestCode(phone, 'reset');
        return () => move('code-sent', { phone });
      }),
    submitCode: (code: string) => issueToken(code),
    chooseAccount: (username: string) => issueToken(reset.code, username),
    setPassword: (password: string) =>
      run(
        async () => {
          await registrationApi.passwords.reset({ body: { reset_token: reset.token, password } });
          forgetSentCode('reset');
          return () => move('password-set', { token: '', code: '' });
        },
        (error) => {
          if (error.code !== 'reset-over') return false;
          move('token-over', { token: '', code: '', error });
          return true;
        },
      ),
    changePhone: () => {
      attempt.current += 1;
      forgetSentCode('reset');
      move('phone-changed', { code: '', token: '', accounts: [], error: null });
    },
  };
}

export type PasswordReset = ReturnType<typeof usePasswordReset>;
