import { requestCode } from '@mashq/state/auth/phone-code';
import { ApiError } from '@mashq/state/platform/api/api';
import { startWeeklySms, stopWeeklySms } from '@mashq/state/reports/parent-links';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { CodeField } from '@mashq/ui/forms/code-field';
import { Form } from '@mashq/ui/forms/form';
import { PhoneField } from '@mashq/ui/forms/phone-field';
import { formatDigits, isolate } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { parent } from '../strings/parent.ts';

const words = parent.sms;

export interface WeeklySmsCardProps {
  token: string;
  /** The last digits of the number that has the messages; null where there is none. */
  mask: string | null;
  onChange: () => void;
}

/** A parent agrees to a message a week, by a code to its phone, or ends it. */
export function WeeklySmsCard({ token, mask, onChange }: WeeklySmsCardProps) {
  const [phone, setPhone] = useState('');
  const [step, setStep] = useState<'phone' | 'code'>('phone');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const attempt = async (work: () => Promise<unknown>, then: () => void) => {
    setPending(true);
    setFailure(null);
    setDone(null);
    try {
      await work();
      then();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setFailure(cause);
    }
    setPending(false);
  };
  const ask = () =>
    attempt(
      () => requestCode(phone, 'contact'),
      () => setStep('code'),
    );
  const agree = (code: string) =>
    attempt(
      () => startWeeklySms({ token, phone, code }),
      () => {
        setStep('phone');
        setPhone('');
        setDone(words.started);
        onChange();
      },
    );
  const stop = () =>
    attempt(
      () => stopWeeklySms(token),
      () => {
        setDone(words.stopped);
        onChange();
      },
    );

  return (
    <Card title={words.title}>
      <Stack gap={4}>
        {done !== null && <Alert tone="success">{done}</Alert>}
        {mask === null ? (
          <>
            <p>{words.lead}</p>
            <Form
              key={step}
              onSubmit={(data) => void (step === 'code' ? agree(String(data.get('code'))) : ask())}
              failedTitle={words.failed}
              {...(failure !== null && { errorMessage: failure.fields.phone ?? failure.detail })}
            >
              {step === 'code' ? (
                <>
                  <CodeField name="code" description={words.sent(isolate(formatDigits(phone)))} isRequired autoFocus />
                  <Inline>
                    <Button type="submit" isPending={isPending}>
                      {words.agree}
                    </Button>
                    <Button variant="quiet" onPress={() => setStep('phone')}>
                      {words.back}
                    </Button>
                  </Inline>
                </>
              ) : (
                <>
                  <PhoneField name="phone" label={words.phone} isRequired value={phone} onChange={setPhone} />
                  <div>
                    <Button type="submit" variant="secondary" isPending={isPending}>
                      {words.send}
                    </Button>
                  </div>
                </>
              )}
            </Form>
          </>
        ) : (
          <>
            <p>{words.on(isolate(formatDigits(mask.replaceAll('*', ''))))}</p>
            {failure !== null && <Alert tone="danger">{failure.detail}</Alert>}
            <div>
              <Button variant="secondary" isPending={isPending} onPress={() => void stop()}>
                {words.stop}
              </Button>
            </div>
          </>
        )}
        <p>{words.note}</p>
      </Stack>
    </Card>
  );
}
