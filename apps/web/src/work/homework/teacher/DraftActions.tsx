import type { TeacherAssignment } from '@mashq/api/contract';
import { useLifecycle } from '@mashq/state/work/assignment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Pencil, Send } from 'lucide-react';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { assignmentMenu } from '../../strings/teacher-assignment-menu.ts';

const words = assignmentMenu;

/** The two ways on from a draft: it is sent, or made further. */
export function DraftActions({ work, assignment }: { work: AssignmentRef; assignment: TeacherAssignment }) {
  const { mutate, isPending } = useLifecycle(work, assignment.version);
  return (
    <>
      <Button
        icon={<Send size="1.2em" />}
        isPending={isPending}
        onPress={() =>
          mutate('publish', {
            onSuccess: () => void showToast(words.done.publish),
            onError: ({ detail }) => void showToast(detail, 'danger'),
          })
        }
      >
        {words.publish}
      </Button>
      <Link variant="secondary" icon={<Pencil size="1.2em" />} href={`/teacher/${work.kind}/${work.id}/edit`}>
        {words.goOn}
      </Link>
    </>
  );
}
