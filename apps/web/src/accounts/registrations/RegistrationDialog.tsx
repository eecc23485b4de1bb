import type { AdminRegistration } from '@mashq/api/contract';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { formatDateTime } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { Username } from '../../platform/people/Username.tsx';
import { adminWords } from '../../platform/strings/admin.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { RefuseForm } from './RefuseForm.tsx';

const words = adminWords.registrations;

export interface RegistrationDialogProps {
  request: AdminRegistration;
  onClose: () => void;
}

/** One request, and the decision on it while it waits. */
export function RegistrationDialog({ request, onClose }: RegistrationDialogProps) {
  const [decision, setDecision] = useState<'confirm' | 'refuse'>('confirm');
  const { kind, state, username, school_title, province_name, note, reason, created_at, decided_at } = request;
  const isOpenRequest = state === 'pending' && kind !== 'interest';
  const facts = [
    { term: words.kindLabel, description: words.kinds[kind] },
    { term: words.stateLabel, description: words.states[state] },
    { term: words.username, description: username === '' ? null : <Username>{username}</Username> },
    { term: words.school, description: [school_title, province_name].filter(Boolean).join('، ') },
    { term: words.note, description: note },
    { term: words.at, description: formatDateTime(created_at) },
    { term: words.decidedAt, description: decided_at === null ? null : formatDateTime(decided_at) },
    { term: words.reason, description: reason },
  ].filter(({ description }) => description !== null && description !== '');
  return (
    <Dialog
      title={`${request.first_name} ${request.last_name}`.trim() || words.details}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={5}>
        <DescriptionList items={facts} />
        {isOpenRequest && (
          <>
            <SegmentedControl
              label={words.decision}
              options={[
                { value: 'confirm', label: words.confirm },
                { value: 'refuse', label: words.refuse },
              ]}
              value={decision}
              onChange={setDecision}
            />
            {decision === 'confirm' ? (
              <ConfirmForm request={request} onDone={onClose} />
            ) : (
              <RefuseForm id={request.id} onDone={onClose} />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
