import type { HomeworkStudentRow, StudentHomeworkState } from '@mashq/api/contract';
import { useSetStudentState } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Aside } from '../../../routing/Aside.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.tsx';
import { teacherHomework } from '../../../strings/teacher/homework.ts';
import { studentReport } from '../../../strings/teacher/student-report.ts';
import { tell } from '../../../toasts/tell.ts';

type Action = 'excuse' | 'unexcuse' | 'reopen';

const deadlineDialog = lazyScreen(() => import('../homework/DeadlineDialog.tsx'), 'DeadlineDialog');
const words = studentReport.actions;
const HANDED_IN: readonly StudentHomeworkState[] = ['submitted', 'auto_submitted', 'reviewed'];

/** What can be done for one child: more time, excused, opened again. */
export function StudentActions({ homeworkId, student }: { homeworkId: string; student: HomeworkStudentRow }) {
  const { student_id, state, name } = student;
  const { mutate, isPending, variables } = useSetStudentState(homeworkId, student_id);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = (action: Action) => (
    <Button
      variant="secondary"
      isPending={isPending && variables === action}
      onPress={() =>
        mutate(action, {
          onSuccess: () => void tell(words.done[action]),
          onError: ({ detail }) => void tell(detail, 'error'),
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
      {state === 'excused' ? button('unexcuse') : button('excuse')}
      {isAsked && (
        <Aside>
          <deadlineDialog.Component
            homeworkId={homeworkId}
            studentId={student_id}
            endAt={student.end_at}
            title={teacherHomework.deadline.titleFor(name)}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Aside>
      )}
    </>
  );
}
