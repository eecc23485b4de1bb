import type { HomeworkStudentRow, StudentHomeworkState } from '@mashq/api/contract';
import { type StudentAction, useSetStudentState } from '@mashq/state/work/assignment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '../../platform/files/ExportMenu.tsx';
import { studentWorkFiles } from '../../platform/files/export-files.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { teacherHomework } from '../strings/teacher-homework.ts';
import { studentReport } from '../strings/teacher-student-report.ts';

const deadlineDialog = lazyComponent(() => import('../homework/teacher/DeadlineDialog.tsx'), 'DeadlineDialog');
const words = studentReport.actions;
const BEGUN: readonly StudentHomeworkState[] = ['in_progress', 'submitted', 'reviewed'];
const HANDED_IN: readonly StudentHomeworkState[] = ['submitted', 'auto_submitted', 'reviewed'];

/** Actions for one student: extend, excuse, reopen, save the report as a file. */
export function StudentActions({ work, student }: { work: AssignmentRef; student: HomeworkStudentRow }) {
  const { student_id, state, name } = student;
  const { mutate, isPending, variables } = useSetStudentState(work, student_id);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = (action: StudentAction) => (
    <Button
      variant="secondary"
      isPending={isPending && variables === action}
      onPress={() =>
        mutate(action, {
          onSuccess: () => void showToast(words.done[action]),
          onError: ({ detail }) => void showToast(detail, 'danger'),
        })
      }
    >
      {words[action]}
    </Button>
  );
  return (
    <>
      <Button
        variant="secondary"
        icon={<CalendarClock size="1.2em" />}
        onPress={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {teacherHomework.deadline.action}
      </Button>
      {HANDED_IN.includes(state) && button('reopen')}
      {BEGUN.includes(state) && button('start_over')}
      {state === 'excused' ? button('unexcuse') : button('excuse')}
      <ExportMenu files={studentWorkFiles(work, student_id)} />
      {isAsked && (
        <OptionalBoundary>
          <deadlineDialog.Component
            work={work}
            studentId={student_id}
            endAt={student.end_at}
            title={teacherHomework.deadline.titleFor(name)}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </OptionalBoundary>
      )}
    </>
  );
}
