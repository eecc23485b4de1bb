import type { TeacherAssignment } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useRestoreAssignment } from '@mashq/state/work/assignment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Undo2 } from 'lucide-react';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { removeWork } from '../../strings/remove-work.ts';
import { assignmentNouns } from '../../strings/teacher-homework.ts';

const words = removeWork;

export interface RemovedWorkProps {
  kind: AssignmentRef['kind'];
  assignment: Pick<TeacherAssignment, 'id' | 'title' | 'class_title'>;
}

/** Deleted work in a list: it has no page, and can be brought back. */
export function RemovedWork({ kind, assignment: { id, title, class_title } }: RemovedWorkProps) {
  const { mutateAsync, isPending } = useRestoreAssignment({ kind, id });
  return (
    <RemovedCard
      title={title}
      classTitle={class_title}
      noun={assignmentNouns[kind]}
      isPending={isPending}
      onRestore={mutateAsync}
    />
  );
}

export interface RemovedCardProps {
  title: string;
  classTitle: string;
  /** What it is: «تکلیف». */
  noun: string;
  isPending: boolean;
  onRestore: () => Promise<unknown>;
}

/** What was deleted, with the way to bring it back. */
export function RemovedCard({ title, classTitle, noun, isPending, onRestore }: RemovedCardProps) {
  return (
    <Card
      title={title}
      subtitle={classTitle}
      actions={<Badge>{words.state}</Badge>}
      footer={
        <Button
          variant="secondary"
          icon={<Undo2 size="1.2em" />}
          isPending={isPending}
          onPress={() =>
            void onRestore().then(
              () => showToast(words.restored(noun)),
              ({ detail }: ApiError) => showToast(detail, 'danger'),
            )
          }
        >
          {words.restore}
        </Button>
      }
    />
  );
}
