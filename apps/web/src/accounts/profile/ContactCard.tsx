import { type Profile, useSetPhone } from '@mashq/state/accounts/profile';
import { requestCode } from '@mashq/state/auth/phone-code';
import { forgetSentCode, sentCodePhone } from '@mashq/state/auth/sent-code';
import { ApiError } from '@mashq/state/platform/api/api';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { CodeField } from '@mashq/ui/forms/code-field';
import { Form } from '@mashq/ui/forms/form';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { formatDigits, isolate } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { profile as words } from '../strings/profile.ts';

const { contact } = words;

/** The phone number: its last digits, and another one once the code that is sent to it is right. */
export function ContactCard({ profile }: { profile: Profile }) {
  const [sentTo] = useState(() => sentCodePhone('contact'));
  const [phone, setPhone] = useState(sentTo ?? '');
  const [isSent, setSent] = useState(sentTo !== null);
  const [isSending, setSending] = useState(false);
  const [sendError, setSendError] = useState<ApiError | null>(null);
  const { mutate, isPending, error, reset } = useSetPhone();

  const back = () => {
    setSent(false);
    forgetSentCode('contact');
  };
  const send = async () => {
    setSending(true);
    setSendError(null);
    reset();
    try {
      await requestCode(phone, 'contact');
      setSent(true);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setSendError(cause);
    }
    setSending(false);
  };
  const check = (code: string) =>
    mutate(
      { phone, code },
      {
        onSuccess: () => {
          back();
          setPhone('');
          void showToast(contact.done);
        },
      },
    );
  const failure = sendError ?? error;

  return (
    <Card title={words.sections.contact.title}>
      <Stack gap={5}>
        <p>
          {profile.phone === '' ? (
            contact.none
          ) : (
            <>
              {contact.present}: <bdi dir="ltr">{formatDigits(profile.phone)}</bdi>
            </>
          )}
        </p>
        <Form
          key={isSent ? 'code' : 'phone'}
          onSubmit={(data) => (isSent ? check(String(data.get('code'))) : void send())}
          failedTitle={words.failed}
          {...(failure !== null && { errorMessage: failure.detail })}
        >
          {isSent ? (
            <>
              <CodeField name="code" description={contact.sent(isolate(formatDigits(phone)))} isRequired autoFocus />
              <Inline>
                <Button type="submit" isPending={isPending}>
                  {contact.check}
                </Button>
                <Button variant="quiet" onPress={back}>
                  {contact.back}
                </Button>
              </Inline>
            </>
          ) : (
            <>
              <PhoneField name="phone" label={contact.change} isRequired value={phone} onChange={setPhone} />
              <Button type="submit" isPending={isSending}>
                {contact.send}
              </Button>
            </>
          )}
        </Form>
      </Stack>
    </Card>
  );
}
