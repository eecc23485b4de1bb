import { type Profile, useEditPassword } from '@mashq/state/accounts/profile';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { PasswordField } from '@mashq/ui/forms/password-field';
import { useState } from 'react';
import { formFaults } from '../../platform/forms/form-faults.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { profile as words } from '../strings/profile.ts';

const { password: own } = words;

/** Another password, for somebody who knows the present one. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const { mutate, isPending, error } = useEditPassword();
  const save = () =>
    mutate(
      { old_password: old, new_password: next },
      {
        onSuccess: () => {
          setOld('');
          setNext('');
          void showToast(own.done);
        },
      },
    );
  return (
    <Card title={own.title}>
      {profile.has_password ? (
        <Form onSubmit={save} failedTitle={words.failed} {...formFaults(error)}>
          <PasswordField name="old_password" label={own.old} isRequired value={old} onChange={setOld} />
          <PasswordField
            name="new_password"
            label={own.next}
            description={own.hint}
            autoComplete="new-password"
            minLength={8}
            isRequired
            value={next}
            onChange={setNext}
          />
          <Button type="submit" isPending={isPending}>
            {own.save}
          </Button>
        </Form>
      ) : (
        <Alert>{own.none}</Alert>
      )}
    </Card>
  );
}
