import type { TeacherHomework } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { CalendarClock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../../routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../routing/OptionalBoundary.tsx';
import { teacherHomework } from '../../../strings/teacher/homework.ts';

const deadlineDialog = lazyComponent(() => import('./DeadlineDialog.tsx'), 'DeadlineDialog');
const removeDialog = lazyComponent(() => import('./RemoveDialog.tsx'), 'RemoveDialog');

/** Moves the deadline or deletes the homework. */
export function HomeworkActions({ homework }: { homework: TeacherHomework }) {
  const [asked, setAsked] = useState<'deadline' | 'remove' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (what: 'deadline' | 'remove') => () => {
    setAsked(what);
    setOpen(true);
  };
  const { deadline, remove } = teacherHomework;
  return (
    <>
      <Button variant="secondary" icon={<CalendarClock size="1.2em" />} onPress={ask('deadline')}>
        {deadline.action}
      </Button>
      <Button variant="quiet" icon={<Trash2 size="1.2em" />} onPress={ask('remove')}>
        {remove.action}
      </Button>
      <OptionalBoundary>
        {asked === 'deadline' && (
          <deadlineDialog.Component
            homeworkId={homework.id}
            endAt={homework.end_at}
            title={deadline.title}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        )}
        {asked === 'remove' && (
          <removeDialog.Component homeworkId={homework.id} isOpen={isOpen} onOpenChange={setOpen} />
        )}
      </OptionalBoundary>
    </>
  );
}
