import { type Profile, useAskDeletion, useExportData, useKeepAccount } from '@mashq/state/accounts/profile';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { PasswordField } from '@mashq/ui/forms/password-field';
import { formatDate } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { saveFile } from '../../platform/files/save-file.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { profile as words } from '../strings/profile.ts';
import { PlanAfterDeletionNote } from './PlanAfterDeletionNote.tsx';

const { data: own } = words;

/** The own data as a file, and the deletion of the account. */
export function DataCard({ profile, voice }: { profile: Profile; voice: 'student' | 'staff' }) {
  const [isAsking, setAsking] = useState(false);
  const download = useExportData();
  const keep = useKeepAccount();
  const ask = useAskDeletion();
  const due = profile.deletion_due_at;
  const failure = download.error ?? keep.error;
  return (
    <Card title={own.title} subtitle={own.subtitle[voice]}>
      <Stack gap={5}>
        {failure !== null && <Alert tone="danger">{failure.detail}</Alert>}
        {due !== null && (
          <Alert
            tone="warning"
            actions={
              <Button
                variant="secondary"
                isPending={keep.isPending}
                onPress={() => keep.mutate(undefined, { onSuccess: () => void showToast(own.kept) })}
              >
                {own.keep}
              </Button>
            }
          >
            {own.due(formatDate(due, 'full'))}
          </Alert>
        )}
        {due !== null && voice === 'student' && <PlanAfterDeletionNote />}
        <Inline>
          <Button
            variant="secondary"
            isPending={download.isPending}
            onPress={() => download.mutate(undefined, { onSuccess: saveFile })}
          >
            {own.download}
          </Button>
          {due === null && !isAsking && (
            <Button variant="quiet" onPress={() => setAsking(true)}>
              {own.delete}
            </Button>
          )}
        </Inline>
        {isAsking && due === null && (
          <Form
            aria-label={own.dialog}
            onSubmit={(data) => ask.mutate(String(data.get('password')), { onSuccess: () => setAsking(false) })}
            failedTitle={words.failed}
            {...(ask.error !== null && { errorMessage: ask.error.detail })}
          >
            <p>{own.question[voice]}</p>
            {voice === 'student' && <PlanAfterDeletionNote />}
            <PasswordField name="password" label={own.password} isRequired />
            <Inline>
              <Button type="submit" variant="danger" isPending={ask.isPending}>
                {own.confirm}
              </Button>
              <Button variant="quiet" onPress={() => setAsking(false)}>
                {own.cancel}
              </Button>
            </Inline>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
