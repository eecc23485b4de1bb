import { makeId } from '@mashq/state/platform/id';
import { useSendVisitorMessage } from '@mashq/state/site/visitor-forms';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { useState } from 'react';
import { formFaults } from '../platform/forms/form-faults.ts';
import { useFormDraft } from '../platform/tab-storage/use-form-draft.ts';
import * as css from './PublicPage.css.ts';
import { publicPages } from './strings/public.ts';

export interface VisitorFormProps {
  kind: 'contact' | 'webinar' | 'agent';
  /** Id of the webinar. */
  subject?: string;
}

/** A message to the administrators, a registration for a webinar, or the wish to become an agent. */
export function VisitorForm({ kind, subject = '' }: VisitorFormProps) {
  const { name, text, failed, submit, sent } = publicPages.form;
  const { draft, set, clear } = useFormDraft(
    subject === '' ? `visitor-form-${kind}` : `visitor-form-${kind}-${subject}`,
  );
  const { send, isPending, isSent, error } = useSendVisitorMessage();
  const [message, setMessage] = useState({ id: makeId(), content: '' });

  const submitDraft = async () => {
    const { name = '', phone = '', text = '' } = draft;
    const content = JSON.stringify([name, phone, text]);
    // Changed text is another message; the same text sent again is the same one.
    const id = message.content === '' || message.content === content ? message.id : makeId();
    setMessage({ id, content });
    if (await send({ id, kind, subject, name, phone, text })) clear();
  };

  if (isSent) return <Alert tone="success">{sent[kind]}</Alert>;
  return (
    <div className={css.reading}>
      <Form aria-label={submit[kind]} onSubmit={() => void submitDraft()} failedTitle={failed} {...formFaults(error)}>
        <TextField
          name="name"
          label={name}
          autoComplete="name"
          isRequired
          minLength={2}
          maxLength={100}
          value={draft.name ?? ''}
          onChange={set('name')}
        />
        <PhoneField name="phone" isRequired value={draft.phone ?? ''} onChange={set('phone')} />
        {kind !== 'webinar' && (
          <TextArea
            name="text"
            label={text[kind]}
            isRequired
            maxLength={2000}
            value={draft.text ?? ''}
            onChange={set('text')}
          />
        )}
        <Button type="submit" size="large" isPending={isPending}>
          {submit[kind]}
        </Button>
      </Form>
    </div>
  );
}
