import type { TeacherAssignment } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { type LifecycleEvent, useLifecycle } from '@mashq/state/work/assignment';
import type { AssignmentRef } from '@mashq/state/work/teacher-keys';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Link } from '@mashq/ui/actions/link';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@mashq/ui/actions/menu';
import { Archive, ArchiveRestore, Copy, EllipsisVertical, Pencil, Printer, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { removeWork } from '../../strings/remove-work.ts';
import { assignmentMenu } from '../../strings/teacher-assignment-menu.ts';
import { assignmentNouns } from '../../strings/teacher-homework.ts';
import { furtherClassPath, givenIn } from '../new/further-class-address.ts';

/** After a homework is sent: the teacher's other classes of its grade, for each the form as it was filled in. */
function FurtherClasses({ id }: { id: string }) {
  const given = givenIn(useSearch());
  const classes = useSession().activeUser?.classes ?? [];
  const grade = classes.find((one) => one.id === given.at(-1))?.grade;
  const others = classes.filter((one) => one.grade === grade && !given.includes(one.id));
  return others.map(({ id: classId, title }) => (
    <Link key={classId} variant="secondary" href={furtherClassPath(id, classId, given)}>
      {assignmentMenu.sameFor(title)}
    </Link>
  ));
}

const words = assignmentMenu;
const copyDialog = lazyComponent(() => import('./CopyDialog.tsx'), 'CopyDialog');

type Moved = Exclude<LifecycleEvent, 'publish'>;

/** The events that each state allows; a draft is sent by a button of its own. */
const EVENTS: Readonly<Partial<Record<TeacherAssignment['state'], Moved>>> = {
  scheduled: 'unschedule',
  closed: 'archive',
  archived: 'unarchive',
};
const ICONS = { unschedule: Undo2, archive: Archive, unarchive: ArchiveRestore };

export interface AssignmentMenuProps {
  work: AssignmentRef;
  assignment: TeacherAssignment;
  /** Asks whether it is to be deleted. */
  onRemove: () => void;
}

/** Whether no student has opened it, so that its content may change; the server decides in the end. */
function isUntouched({ state, opened }: TeacherAssignment): boolean {
  return /^(scheduled|open)$/.test(state) && opened === 0;
}

/** Changes, archives, copies, prints or deletes assigned work. */
export function AssignmentMenu({ work, assignment, onRemove }: AssignmentMenuProps) {
  const { mutate } = useLifecycle(work, assignment.version);
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const event = EVENTS[assignment.state];
  const Icon = event && ICONS[event];
  const move = (to: Moved) =>
    mutate(to, {
      onSuccess: () => void showToast(words.done[to]),
      onError: ({ detail }) => void showToast(detail, 'danger'),
    });
  const mayCopy = work.kind === 'homework';
  // A package is a path: it has no sheet of paper.
  const isPackage = work.kind === 'package';
  const mayEdit = isUntouched(assignment);
  return (
    <>
      <MenuTrigger>
        <IconButton aria-label={words.more}>
          <EllipsisVertical />
        </IconButton>
        <Menu>
          {event !== undefined && Icon && (
            <MenuItem icon={<Icon />} onAction={() => move(event)}>
              {words[event]}
            </MenuItem>
          )}
          {mayEdit && (
            <MenuItem icon={<Pencil />} href={`/teacher/${work.kind}/${work.id}/edit`}>
              {words.edit}
            </MenuItem>
          )}
          {mayCopy && (
            <MenuItem
              icon={<Copy />}
              onAction={() => {
                setAsked(true);
                setOpen(true);
              }}
            >
              {words.copy}
            </MenuItem>
          )}
          {!isPackage && (
            <MenuItem icon={<Printer />} href={`/teacher/${work.kind}/${work.id}/print`}>
              {words.print}
            </MenuItem>
          )}
          {(event !== undefined || mayEdit || !isPackage) && <MenuSeparator />}
          <MenuItem icon={<Trash2 />} variant="danger" onAction={onRemove}>
            {removeWork.action(assignmentNouns[work.kind])}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {mayCopy && <FurtherClasses id={work.id} />}
      {isAsked && (
        <OptionalBoundary>
          <copyDialog.Component homework={assignment} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}
