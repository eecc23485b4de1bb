import type { ReportReason } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { TextArea } from '@mashq/ui/forms/text-area';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { showToast } from '../platform/toasts/show-toast.ts';

const REASONS = ['wrong-key', 'unclear', 'figure', 'explanation', 'other'] as const satisfies readonly ReportReason[];
const MAX = 1000;

export interface ReportWords {
  title: string;
  intro: string;
  reason: string;
  reasons: Readonly<Record<ReportReason, string>>;
  note: string;
  send: string;
  cancel: string;
  sent: string;
  offline: string;
}

export interface ReportDialogProps {
  words: ReportWords;
  /** Sends the report; what is typed stays until it is stored. */
  onSend: (report: { reason: ReportReason; note: string }) => Promise<unknown>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks what is wrong with a question, and for a note. */
export function ReportDialog({ words, onSend, isOpen, onOpenChange }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (close: () => void) => {
    if (reason === null) return;
    setPending(true);
    setFailure(null);
    try {
      await onSend({ reason, note: note.trim() });
      setReason(null);
      setNote('');
      void showToast(words.sent);
      close();
    } catch (error) {
      const { status, detail } = error as ApiError;
      setFailure(status === 0 ? words.offline : detail);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      actions={(close) => (
        <>
          <Button isDisabled={reason === null} isPending={isPending} onPress={() => void send(close)}>
            {words.send}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onPress={close}>
            {words.cancel}
          </Button>
        </>
      )}
    >
      <Stack gap={5}>
        <p>{words.intro}</p>
        <RadioGroup
          label={words.reason}
          options={REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
          onChange={setReason}
          isRequired
        />
        <TextArea label={words.note} isOptional maxLength={MAX} value={note} onChange={setNote} />
        {failure !== null && <Alert tone="danger">{failure}</Alert>}
      </Stack>
    </Dialog>
  );
}
