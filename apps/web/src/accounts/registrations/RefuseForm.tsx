import { useRefuseRegistration } from '@mashq/state/accounts/registrations-admin';
import { Button } from '@mashq/ui/actions/button';
import { Form } from '@mashq/ui/forms/form';
import { TextArea } from '@mashq/ui/forms/text-area';
import { useState } from 'react';
import { adminWords } from '../../platform/strings/admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';

const words = adminWords.registrations;

/** Refuses a request, with the reason. */
export function RefuseForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { mutate, isPending, error } = useRefuseRegistration();
  const [reason, setReason] = useState('');
  const submit = () =>
    mutate(
      { id, reason: reason.trim() },
      {
        onSuccess: () => {
          void showToast(words.refused);
          onDone();
        },
      },
    );
  return (
    <Form
      aria-label={words.refuseRequest}
      failedTitle={words.failed}
      onSubmit={submit}
      {...(error && { errorMessage: error.detail })}
    >
      <TextArea
        name="reason"
        label={words.refuseReason}
        description={words.refuseReasonHint}
        isRequired
        minLength={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <div>
        <Button type="submit" variant="danger" isPending={isPending}>
          {words.refuseRequest}
        </Button>
      </div>
    </Form>
  );
}
