import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { preview } from '../strings/teacher-preview.ts';
import { Preview } from './Preview.tsx';

export interface PreviewDialogProps {
  skillId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The preview in a dialog, so that the form below keeps its values. */
export function PreviewDialog({ skillId, isOpen, onOpenChange }: PreviewDialogProps) {
  return (
    <Dialog title={preview.title} size="large" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap={5}>
        <p>{preview.subtitle}</p>
        <Preview skillId={skillId} />
      </Stack>
    </Dialog>
  );
}
