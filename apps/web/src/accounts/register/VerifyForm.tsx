import type { ApiError } from '@mashq/state/platform/api/api';
import { Button } from '@mashq/ui/actions/button';
import { CodeField } from '@mashq/ui/forms/code-field';
import { Form } from '@mashq/ui/forms/form';
import { PasswordField } from '@mashq/ui/forms/password-field';
import { Inline } from '@mashq/ui/layout/inline';
import { registration as words } from '../strings/registration.ts';

export interface VerifyFormProps {
  error: ApiError | null;
  isPending: boolean;
  /** Asked for again, where the page was loaded again since it was typed. */
  password?: { value: string; onChange: (password: string) => void } | undefined;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
}

/** The code from the SMS. */
export function VerifyForm({ error, isPending, password, onSubmit, onResend, onBack }: VerifyFormProps) {
  return (
    <Form
      onSubmit={(data) => onSubmit(String(data.get('code')))}
      failedTitle={words.failed}
      {...(error !== null && { errorMessage: error.detail })}
    >
      <CodeField name="code" isRequired autoFocus />
      {password && (
        <PasswordField
          name="password"
          description={words.passwordAgain}
          autoComplete="new-password"
          minLength={8}
          isRequired
          {...password}
        />
      )}
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {words.finish}
      </Button>
      <Inline justify="between">
        <Button variant="quiet" isDisabled={isPending} onPress={onResend}>
          {words.resend}
        </Button>
        <Button variant="quiet" isDisabled={isPending} onPress={onBack}>
          {words.back}
        </Button>
      </Inline>
    </Form>
  );
}
