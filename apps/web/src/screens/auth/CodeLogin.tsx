import { AccountChoice } from './AccountChoice.tsx';
import { CodeForm } from './CodeForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

export type LoginStep = 'password' | 'phone' | 'code' | 'accounts';

/** Signing in with a phone: the number, the code, and which of its accounts. */
export function CodeLogin({ step }: { step: Exclude<LoginStep, 'password'> }) {
  if (step === 'phone') return <PhoneForm />;
  return step === 'code' ? <CodeForm /> : <AccountChoice />;
}
