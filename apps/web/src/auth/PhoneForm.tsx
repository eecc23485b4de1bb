import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { askForCode } from './ask-for-code.ts';
import { authCode } from './strings/auth-code.ts';

/** The number the code goes to, in any digits. */
export function PhoneForm() {
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
