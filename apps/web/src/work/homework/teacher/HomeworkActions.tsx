import type { TeacherAssignment } from '@mashq/api/contract';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { CalendarClock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AfterFirstScreen, lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { removeWork } from '../../strings/remove-work.ts';
import { assignmentNouns, teacherHomework } from '../../strings/teacher-homework.ts';

const deadlineDialog = lazyComponent(() => import('./DeadlineDialog.tsx'), 'DeadlineDialog');
const draftActions = lazyComponent(() => import('./DraftActions.tsx'), 'DraftActions');
/** Seldom used, and loaded after the report. */
const assignmentMenu = lazyComponent(() => import('./AssignmentMenu.tsx'), 'AssignmentMenu');
const workExport = lazyComponent(() => import('../../report/WorkExport.tsx'), 'WorkExport');
const removeDialog = lazyComponent(() => import('./RemoveDialog.tsx'), 'RemoveDialog');

/** Of the menu's round button, and of what is before it: two wide ones have no place on a phone's row. */
const MENU_PLACEHOLDER = <Skeleton shape="circle" />;
const DRAFT_PLACEHOLDERS = (
  <>
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </>
);
const PLACEHOLDERS = (
  <>
    <Skeleton shape="button" />
    {MENU_PLACEHOLDER}
  </>
);

/** Sends a draft or makes it further; moves the deadline of assigned work, deletes it, or moves it through its states. */
export function HomeworkActions({ work, assignment }: { work: AssignmentRef; assignment: TeacherAssignment }) {
  const [asked, setAsked] = useState<'deadline' | 'remove' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (what: 'deadline' | 'remove') => () => {
    setAsked(what);
    setOpen(true);
  };
  const { deadline } = teacherHomework;
  const isDraft = assignment.state === 'draft';
  return (
    <>
      {isDraft ? (
        <OptionalBoundary placeholder={DRAFT_PLACEHOLDERS}>
          <draftActions.Component work={work} assignment={assignment} />
        </OptionalBoundary>
      ) : (
        <Button variant="secondary" icon={<CalendarClock size="1.2em" />} onPress={ask('deadline')}>
          {deadline.action}
        </Button>
      )}
      <AfterFirstScreen placeholder={isDraft ? MENU_PLACEHOLDER : PLACEHOLDERS}>
        {!isDraft && <workExport.Component work={work} />}
        <assignmentMenu.Component work={work} assignment={assignment} onRemove={ask('remove')} />
      </AfterFirstScreen>
      <OptionalBoundary>
        {asked === 'deadline' && (
          <deadlineDialog.Component
            work={work}
            endAt={assignment.end_at}
            title={deadline.title}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        )}
        {asked === 'remove' && (
          <removeDialog.Component work={work} assignment={assignment} isOpen={isOpen} onOpenChange={setOpen} />
        )}
      </OptionalBoundary>
    </>
  );
}

/** All that a manager does with the work of a class: it is deleted. */
export function RemoveWork({ work, assignment }: { work: AssignmentRef; assignment: TeacherAssignment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Trash2 size="1.2em" />} onPress={() => setOpen(true)}>
        {removeWork.action(assignmentNouns[work.kind])}
      </Button>
      {isOpen && (
        <OptionalBoundary>
          <removeDialog.Component work={work} assignment={assignment} isOpen onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}
