import { login } from '@mashq/state/auth/login';
import { useSession } from '@mashq/state/platform/session/session';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { PasswordField } from '@mashq/ui/forms/password-field';
import { TextField } from '@mashq/ui/forms/text-field';
import { useMemo, useState } from 'react';
import { auth } from './strings/auth.ts';
import { usernameOfAddress } from './username-of-address.ts';

/** Username and password; the code on a printed card fills in the username. What was typed stays when the server refuses it. */
export function PasswordForm() {
  const { loading, error, needsSecondFactor = false, isSecondFactorWrong = false } = useSession().userLogin;
  const [given] = useState(() => usernameOfAddress(window.location.search));
  const submit = (data: FormData) => {
    const code = data.get('second_factor');
    void login(
      String(data.get('username')).trim(),
      String(data.get('password')),
      ...(code === null ? [] : [String(code)]),
    );
  };
  // What is wrong with the code is said at its box; a new refusal is a new object, which shows again. While it is sent there is none.
  const errors = useMemo(
    () => (isSecondFactorWrong && error !== null ? { second_factor: error } : undefined),
    [isSecondFactorWrong, error],
  );
  return (
    <Form
      onSubmit={submit}
      failedTitle={auth.failed}
      summaryTitle={() => auth.failed}
      {...(errors !== undefined ? { errors } : error !== null && { errorMessage: error })}
    >
      <TextField
        label={auth.username}
        name="username"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck="false"
        enterKeyHint="next"
        defaultValue={given}
        isRequired
      />
      <PasswordField name="password" enterKeyHint="go" isRequired autoFocus={given !== ''} />
      {needsSecondFactor && (
        <TextField
          label={auth.secondFactor}
          description={auth.secondFactorHint}
          name="second_factor"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="go"
          isRequired
          autoFocus
        />
      )}
      <Button type="submit" size="large" isFullWidth isPending={loading}>
        {auth.enter}
      </Button>
    </Form>
  );
}
