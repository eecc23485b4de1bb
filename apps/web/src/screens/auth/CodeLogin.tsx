import { AccountChoice } from './AccountChoice.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { Step } from './LoginScreen.tsx';
import { PhoneForm } from './PhoneForm.tsx';

/** Signing in with a phone: the number, the code, and which of its accounts. */
export function CodeLogin({ step }: { step: Exclude<Step, 'password'> }) {
  if (step === 'phone') return <PhoneForm />;
  return step === 'code' ? <CodeForm /> : <AccountChoice />;
}
