import type { ApiError } from '@mashq/state/api';
import { Button } from '@mashq/ui/actions/button';
import { CodeField } from '@mashq/ui/forms/code-field';
import { Form } from '@mashq/ui/forms/form';
import { Inline } from '@mashq/ui/layout/inline';
import { registration as words } from '../../../strings/registration.ts';

export interface VerifyFormProps {
  error: ApiError | null;
  isPending: boolean;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
}

/** The code from the SMS. */
export function VerifyForm({ error, isPending, onSubmit, onResend, onBack }: VerifyFormProps) {
  return (
    <Form
      onSubmit={(data) => onSubmit(String(data.get('code')))}
      failedTitle={words.failed}
      {...(error !== null && { errorMessage: error.detail })}
    >
      <CodeField name="code" isRequired autoFocus />
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
