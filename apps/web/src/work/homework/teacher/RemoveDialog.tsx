import type { TeacherAssignment } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useRemoveAssignment } from '@mashq/state/work/assignment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { navigate } from 'wouter/use-browser-location';
import { useReportRole } from '../../../platform/people/use-report-role.ts';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { removeDialog } from '../../strings/remove-dialog.ts';
import { removeWork } from '../../strings/remove-work.ts';
import { assignmentNouns } from '../../strings/teacher-homework.ts';

const words = { ...removeWork, ...removeDialog };
const LISTS = { homework: '/teacher/homeworks', review: '/teacher/reviews', package: '/teacher/packages' };

export interface RemoveDialogProps {
  work: AssignmentRef;
  assignment: TeacherAssignment;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for confirmation before a homework is deleted: it says how many have begun, what is kept, and how it comes back. */
export function RemoveDialog({ work, assignment, isOpen, onOpenChange }: RemoveDialogProps) {
  const { isTeacher } = useReportRole();
  const { assigned, in_progress, submitted } = assignment.counts;
  const begun = in_progress + submitted;
  const noun = assignmentNouns[work.kind];
  const { mutateAsync } = useRemoveAssignment(work);
  return (
    <ConfirmDialog
      title={words.title(noun)}
      variant="danger"
      confirmLabel={words.confirm}
      closeLabel={words.cancel}
      failedMessage={(error) => (error as ApiError).detail}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={async () => {
        await mutateAsync();
        void showToast(words.removed(noun));
        navigate(isTeacher ? LISTS[work.kind] : `/school/class/${assignment.class_id}/course/${assignment.grade - 3}`, {
          replace: true,
        });
      }}
    >
      <Stack gap={3}>
        {begun > 0 && <strong>{words.begun(formatNumber(begun), formatNumber(assigned))}</strong>}
        <p>{words.words(noun)}</p>
        <p>{isTeacher ? words.back : words.backByOwner}</p>
      </Stack>
    </ConfirmDialog>
  );
}
