import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { PasswordField } from '@mashq/ui/forms/password-field';
import { TextField } from '@mashq/ui/forms/text-field';
import { AuthShell } from '@mashq/ui/layout/auth-shell';
import { Stack } from '@mashq/ui/layout/stack';
import { Logo } from '@mashq/ui/navigation/logo';
import { useState } from 'react';
import { type Account, signIn } from './server.ts';
import { strings } from './strings.ts';

interface SignInProps {
  onDone: (account: Account) => void;
}

export function SignIn({ onDone }: SignInProps) {
  const [failure, setFailure] = useState('');
  const [isPending, setPending] = useState(false);

  async function submit(data: FormData) {
    setPending(true);
    const account = await signIn(String(data.get('username')), String(data.get('password')));
    setPending(false);
    if (account === null) setFailure(strings.signIn.wrong);
    else onDone(account);
  }

  return (
    <AuthShell
      logo={<Logo href="/" />}
      title={strings.signIn.title}
      subtitle={strings.signIn.subtitle}
      slogan={strings.signIn.slogan}
      below={<Alert>{strings.signIn.sample}</Alert>}
    >
      <Form onSubmit={submit} {...(failure !== '' && { errorMessage: failure })}>
        <Stack gap={5}>
          <TextField label={strings.signIn.username} name="username" isRequired autoComplete="username" dir="ltr" />
          <PasswordField name="password" isRequired />
          <Button type="submit" isFullWidth isPending={isPending}>
            {strings.signIn.submit}
          </Button>
        </Stack>
      </Form>
    </AuthShell>
  );
}
