import type { DescriptiveLevel, StudentReport } from '@mashq/api/contract';
import { useResetLevel, useSetLevel } from '@mashq/state/reports/students/students';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { TextArea } from '@mashq/ui/forms/text-area';
import { Stack } from '@mashq/ui/layout/stack';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { teacher } from '../../platform/strings/teacher-general.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { studentPage } from '../strings/teacher-student-page.ts';

/** A skill of a student with mastery and level. */
export type StudentSkill = StudentReport['chapters'][number]['skills'][number];

type Level = NonNullable<DescriptiveLevel>;

const words = studentPage.level;
const OPTIONS = Object.entries(teacher.levels).map(([value, label]) => ({ value: value as Level, label }));
const MIN = 3;
const MAX = 300;

export interface LevelDialogProps {
  studentId: string;
  skill: StudentSkill;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Sets the descriptive level of a student in a skill, with the reason, or returns to that of the answers. */
export function LevelDialog({ studentId, skill, isOpen, onOpenChange }: LevelDialogProps) {
  const { level: shown, computed, set } = skill.descriptive;
  const [level, setLevel] = useState<Level | null>(shown);
  const [reason, setReason] = useState(set?.reason ?? '');
  const change = useSetLevel(studentId, skill.id);
  const reset = useResetLevel(studentId, skill.id);
  const isPending = change.isPending || reset.isPending;
  const error = change.error ?? reset.error;
  const done = (text: string, close: () => void) => ({
    onSuccess: () => {
      void showToast(text);
      close();
    },
  });
  return (
    <Dialog
      title={words.title(skill.title)}
      isOpen={isOpen}
      isDismissable={!isPending}
      onOpenChange={onOpenChange}
      actions={(close) => (
        <>
          <Button
            isDisabled={level === null || reason.trim().length < MIN || reset.isPending}
            isPending={change.isPending}
            onPress={() => level && change.mutate({ level, reason: reason.trim() }, done(words.saved, close))}
          >
            {studentPage.level.save}
          </Button>
          {set && (
            <Button
              variant="secondary"
              isDisabled={change.isPending}
              isPending={reset.isPending}
              onPress={() => reset.mutate(undefined, done(words.resetDone, close))}
            >
              {words.reset}
            </Button>
          )}
        </>
      )}
    >
      <Stack>
        <p>{words.computed(computed === null ? studentPage.skills.none : teacher.levels[computed])}</p>
        <RadioGroup label={words.choose} options={OPTIONS} value={level} isDisabled={isPending} onChange={setLevel} />
        <TextArea
          label={words.reason}
          description={words.reasonHint}
          maxLength={MAX}
          isRequired
          value={reason}
          isDisabled={isPending}
          onChange={setReason}
        />
        {error && <Alert tone="danger">{error.detail}</Alert>}
      </Stack>
    </Dialog>
  );
}
