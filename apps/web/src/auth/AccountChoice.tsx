import { loginAs } from '@mashq/state/auth/auth-calls';
import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { roleNames } from '../platform/strings/role-names.ts';
import { auth, authCode } from './strings/auth.ts';

/** Several accounts share a phone: a family, or a teacher who is also a manager. */
export function AccountChoice() {
  const { myUsers, otpLogin } = useSession();
  return (
    <Form
      onSubmit={(data) => void loginAs(String(data.get('username')))}
      {...(otpLogin.error !== null && { errorMessage: otpLogin.error })}
    >
      <RadioGroup
        label={authCode.accountsLabel}
        name="username"
        variant="cards"
        isRequired
        options={myUsers.map(({ username, first_name, last_name, role, school_name }) => ({
          value: username,
          label: `${first_name} ${last_name}`,
          description: [roleNames[role], school_name].filter(Boolean).join('، '),
        }))}
      />
      <Button type="submit" size="large" isFullWidth isPending={otpLogin.loading}>
        {auth.enter}
      </Button>
    </Form>
  );
}
