import type { Contract, RequestOf } from '@mashq/api/contract';
import { useState } from 'react';
import { acceptLogin } from '../auth/login.ts';
import { requestCode } from '../auth/phone-code.ts';
import { forgetSentCode } from '../auth/sent-code.ts';
import { ApiError } from '../platform/api/api.ts';
import { visitorApi } from '../platform/api/visitor.ts';

export type Registration = RequestOf<Contract['registration']['register']>['body'];

interface Registering {
  readonly isPending: boolean;
  readonly error: ApiError | null;
}

/** Registers a person; a student is signed in at once. */
export function useRegistration() {
  const [{ isPending, error }, setState] = useState<Registering>({ isPending: false, error: null });

  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setState({ isPending: true, error: null });
    try {
      const result = await work();
      setState({ isPending: false, error: null });
      return result;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setState({ isPending: false, error: cause });
      return null;
    }
  };

  return {
    isPending,
    error,
    /** Resolves to whether the code was sent. A name or password that will not do is refused before. */
    begin: async ({
      username,
      password,
      phone,
    }: Pick<Registration, 'username' | 'password' | 'phone'>): Promise<boolean> =>
      (await run(async () => {
        await visitorApi.registration.check({ body: { username, password } });
        await requestCode(phone, 'register');
        return true;
      })) === true,
    /** Resolves to whether the code was sent again. */
    sendCode: async (phone: string): Promise<boolean> =>
      (await run(async () => {
        await requestCode(phone, 'register');
        return true;
      })) === true,
    /** Resolves to what became of it; null where it failed, and `error` says why. */
    register: (body: Registration): Promise<'signed-in' | 'pending' | null> =>
      run(async () => {
        const reply = await visitorApi.registration.register({ body });
        forgetSentCode('register');
        if ('status' in reply) return 'pending' as const;
        acceptLogin(reply);
        return 'signed-in' as const;
      }),
  };
}
