import { resumeOtp } from '@mashq/state/auth/auth-calls';
import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { useEffect } from 'react';
import { AccountChoice } from './AccountChoice.tsx';
import { askForCode, CodeForm } from './CodeForm.tsx';
import { authCode } from './strings/auth.ts';

/** The number the code goes to, in any digits. */
function PhoneForm() {
  const { loading, error } = useSession().otpLogin;
  return (
    <Form
      onSubmit={(data) => void askForCode(String(data.get('phone')))}
      failedTitle={authCode.codeFailed}
      {...(error !== null && { errorMessage: error })}
    >
      <PhoneField name="phone" enterKeyHint="send" isRequired autoFocus />
      <Button type="submit" size="large" isFullWidth isPending={loading}>
        {authCode.sendCode}
      </Button>
    </Form>
  );
}

export type LoginStep = 'password' | 'phone' | 'code' | 'accounts';

/** Signing in with a phone: the number, the code, and which of its accounts. After a reload it goes on with the code that was sent. */
export function CodeLogin({ step }: { step: Exclude<LoginStep, 'password'> }) {
  useEffect(resumeOtp, []);
  if (step === 'phone') return <PhoneForm />;
  return step === 'code' ? <CodeForm /> : <AccountChoice />;
}
