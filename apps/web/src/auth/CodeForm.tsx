import { CODE_SENT, sendCode, verifyCode } from '@mashq/state/auth/auth-calls';
import { resetOtp } from '@mashq/state/auth/login';
import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { CodeField } from '@mashq/ui/forms/code-field';
import { Form } from '@mashq/ui/forms/form';
import { Inline } from '@mashq/ui/layout/inline';
import { showToast } from '../platform/toasts/show-toast.ts';
import { auth, authCode } from './strings/auth.ts';

/** The code from the message; the last digit sends it. */
export function CodeForm() {
  const { loading, error, phone } = useSession().otpLogin;
  return (
    <Form
      onSubmit={(data) => void verifyCode(String(data.get('code')))}
      failedTitle={auth.failed}
      {...(error !== null && { errorMessage: error })}
    >
      <CodeField name="code" onComplete={(code) => void verifyCode(code)} isRequired autoFocus />
      <Button type="submit" size="large" isFullWidth isPending={loading}>
        {authCode.checkCode}
      </Button>
      <Inline justify="between">
        <Button variant="quiet" isDisabled={loading} onPress={() => void askForCode(phone)}>
          {authCode.resendCode}
        </Button>
        <Button variant="quiet" isDisabled={loading} onPress={resetOtp}>
          {authCode.changePhone}
        </Button>
      </Inline>
    </Form>
  );
}

/** Sends a code to the phone, and says so. */
export async function askForCode(phone: string): Promise<void> {
  if (await sendCode(phone)) await showToast(CODE_SENT);
}
