import type { RosterStudent } from '@mashq/api/contract';
import { useRosterChange } from '@mashq/state/school/roster/changes';
import { useRoster } from '@mashq/state/school/roster/queries';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Checkbox } from '@mashq/ui/forms/checkbox';
import { Select } from '@mashq/ui/forms/select';
import { useState } from 'react';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { fullName } from '../../platform/people/nav-account.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { rosterWords } from '../strings/roster.ts';

const words = rosterWords.move;

export interface MoveDialogProps {
  student: Pick<RosterStudent, 'id' | 'first_name' | 'last_name'>;
  /** Where the child is now. */
  classId?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Moves a child to another class, or puts one without a class into one. Another grade is seldom meant: it is asked about. */
export function MoveDialog({ student, classId, isOpen, onOpenChange }: MoveDialogProps) {
  const roster = useRoster();
  const [to, setTo] = useState<string | null>(null);
  const { mutate, isPending, error } = useRosterChange('moveStudent');
  const name = fullName(student);
  const send = () => {
    if (to === null) return;
    mutate(
      { params: { studentId: student.id }, body: { classId: to } },
      {
        onSuccess: ({ class_title }) => {
          void showToast(words.moved(name, class_title ?? ''));
          onOpenChange(false);
        },
      },
    );
  };
  return (
    <FormDialog
      title={words.title(name)}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={send}
      isPending={isPending}
      error={error}
      saveLabel={words.confirm}
      cancelLabel={rosterWords.cancel}
    >
      <p>{words.words}</p>
      <QueryBoundary query={roster} skeleton={<Skeleton shape="text" lines={2} />}>
        {({ classes }) => {
          const gradeOf = (wanted: string | null | undefined) => classes.find(({ id }) => id === wanted)?.grade;
          const [from, next] = [gradeOf(classId), gradeOf(to)];
          return (
            <>
              <Select
                name="classId"
                label={words.to}
                isRequired
                options={classes
                  .filter(({ id }) => id !== classId)
                  .map(({ id, title }) => ({ value: id, label: title }))}
                value={to}
                onChange={setTo}
              />
              {from !== undefined && next !== undefined && from !== next && (
                // Another class is another question.
                <Checkbox key={to} name="otherGrade" isRequired>
                  {words.otherGrade(rosterWords.grade[from], rosterWords.grade[next])}
                </Checkbox>
              )}
            </>
          );
        }}
      </QueryBoundary>
    </FormDialog>
  );
}
