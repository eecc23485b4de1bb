import { makeId } from '@mashq/state/id';
import { useSendVisitorMessage } from '@mashq/state/site';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { TextArea } from '@mashq/ui/forms/text-area';
import { TextField } from '@mashq/ui/forms/text-field';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { paymentWords } from '../../../strings/student/payment.ts';

const words = paymentWords.preOrder;

/** Asks to be called about a plan for several students. What was typed stays until the server has it. */
export function PreOrderScreen() {
  const { send, isPending, isSent, error } = useSendVisitorMessage();
  const [id] = useState(makeId);
  const submit = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    void send({
      id,
      kind: 'contact',
      name: text('name'),
      phone: text('phone'),
      text: words.text(text('text')),
    });
  };
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      width="reading"
      breadcrumbs={
        <Breadcrumbs items={[{ title: paymentWords.plans.title, href: '/student/plans' }, { title: words.title }]} />
      }
    >
      <Card>
        {isSent ? (
          <Alert tone="success">{words.sent}</Alert>
        ) : (
          <Form
            onSubmit={submit}
            failedTitle={words.failed}
            {...(error && { errorMessage: error.detail, errors: { ...error.fields } })}
          >
            <TextField label={words.name} name="name" isRequired minLength={2} maxLength={100} autoComplete="name" />
            <PhoneField name="phone" isRequired />
            <TextArea label={words.note} description={words.noteHint} name="text" isRequired maxLength={1000} />
            <div>
              <Button type="submit" isPending={isPending}>
                {words.submit}
              </Button>
            </div>
          </Form>
        )}
      </Card>
    </Page>
  );
}
