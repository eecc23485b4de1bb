import { resumeOtp } from '@mashq/state/auth/auth-calls';
import { useEffect } from 'react';
import { AccountChoice } from './AccountChoice.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

export type LoginStep = 'password' | 'phone' | 'code' | 'accounts';

/** Signing in with a phone: the number, the code, and which of its accounts. After a reload it goes on with the code that was sent. */
export function CodeLogin({ step }: { step: Exclude<LoginStep, 'password'> }) {
  useEffect(resumeOtp, []);
  if (step === 'phone') return <PhoneForm />;
  return step === 'code' ? <CodeForm /> : <AccountChoice />;
}
