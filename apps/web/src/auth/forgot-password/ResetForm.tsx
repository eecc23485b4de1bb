import type { PasswordReset } from '@mashq/state/auth/password-reset/password-reset';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { CodeField } from '@mashq/ui/forms/code-field';
import { Form } from '@mashq/ui/forms/form';
import { PasswordField } from '@mashq/ui/forms/password-field';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { Inline } from '@mashq/ui/layout/inline';
import { roleNames } from '../../platform/strings/role-names.ts';
import { useFormDraft } from '../../platform/tab-storage/use-form-draft.ts';
import { forgotPassword as words } from '../strings/forgot-password.ts';

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '');

/** The form of the present step. */
export function ResetForm({ reset }: { reset: PasswordReset }) {
  const { draft, set } = useFormDraft('forgot-password');
  const { step, phone, accounts, isPending, error } = reset;
  const failure = { failedTitle: words.failed, ...(error !== null && { errorMessage: error.detail }) };
  switch (step) {
    case 'phone':
      return (
        <Form key={step} onSubmit={(data) => void reset.sendCode(textOf(data, 'phone'))} {...failure}>
          <PhoneField name="phone" isRequired autoFocus value={draft.phone ?? ''} onChange={set('phone')} />
          <Button type="submit" size="large" isFullWidth isPending={isPending}>
            {words.send}
          </Button>
        </Form>
      );
    case 'code':
      return (
        <Form key={step} onSubmit={(data) => void reset.submitCode(textOf(data, 'code'))} {...failure}>
          <CodeField name="code" isRequired autoFocus />
          <Button type="submit" size="large" isFullWidth isPending={isPending}>
            {words.check}
          </Button>
          <Inline justify="between">
            <Button variant="quiet" isDisabled={isPending} onPress={() => void reset.sendCode(phone)}>
              {words.resend}
            </Button>
            <Button variant="quiet" isDisabled={isPending} onPress={reset.changePhone}>
              {words.changePhone}
            </Button>
          </Inline>
        </Form>
      );
    case 'account':
      return (
        <Form key={step} onSubmit={(data) => void reset.chooseAccount(textOf(data, 'username'))} {...failure}>
          <RadioGroup
            label={words.accounts}
            name="username"
            variant="cards"
            isRequired
            options={accounts.map(({ username, first_name, last_name, role, school_name }) => ({
              value: username,
              label: `${first_name} ${last_name}`,
              description: [roleNames[role], school_name].filter(Boolean).join('، '),
            }))}
          />
          <Button type="submit" size="large" isFullWidth isPending={isPending}>
            {words.choose}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={reset.changePhone}>
            {words.changePhone}
          </Button>
        </Form>
      );
    case 'password':
      return (
        <Form key={step} onSubmit={(data) => void reset.setPassword(textOf(data, 'password'))} {...failure}>
          <PasswordField
            name="password"
            label={words.password}
            description={words.hint}
            autoComplete="new-password"
            minLength={8}
            isRequired
            autoFocus
          />
          <Button type="submit" size="large" isFullWidth isPending={isPending}>
            {words.save}
          </Button>
        </Form>
      );
    case 'done':
      return (
        <Alert
          tone="success"
          title={words.done}
          actions={
            <Link variant="primary" href="/auth/login">
              {words.enter}
            </Link>
          }
        />
      );
  }
}
