import type { TeacherQuiz } from '@mashq/api/contract';
import { expectedOf } from '@mashq/api/measures';
import type { ApiError } from '@mashq/state/platform/api/api';
import { type QuizMove, useMoveQuiz } from '@mashq/state/work/quizzes/quiz-teacher';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Link } from '@mashq/ui/actions/link';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@mashq/ui/actions/menu';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import {
  Archive,
  ArchiveRestore,
  EllipsisVertical,
  Eye,
  type LucideIcon,
  Settings,
  SquareStop,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { removeDialog } from '../../strings/remove-dialog.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const words = teacherQuiz;

/** The main thing that is done with a quiz in each state. */
const MAIN: Readonly<Partial<Record<TeacherQuiz['state'], keyof typeof words.actions>>> = {
  draft: 'publish',
  open: 'pause',
  paused: 'resume',
  closed: 'release',
};

/** What else can be done in each state, in the menu. */
const OTHERS: Readonly<Record<TeacherQuiz['state'], readonly (keyof typeof ICONS)[]>> = {
  draft: [],
  scheduled: ['unschedule'],
  open: ['close'],
  paused: [],
  closed: ['archive'],
  released: ['archive'],
  archived: ['unarchive'],
  cancelled: [],
};
const ICONS = { unschedule: Undo2, close: SquareStop, archive: Archive, unarchive: ArchiveRestore } satisfies Partial<
  Record<QuizMove, LucideIcon>
>;

const isRemovable = (state: TeacherQuiz['state']) => /^(draft|scheduled|open|paused|closed)$/.test(state);

type Asked = keyof typeof words.confirm & QuizMove;

/** Whether a move is asked about first: a quiz that is given to the class is where that opens it at once. */
const isAsked = (move: QuizMove, { start_at: startAt }: TeacherQuiz): move is Asked =>
  move === 'publish' ? Date.parse(startAt) <= Date.now() : move in words.confirm;

/** What follows from a yes. */
function consequence(move: Asked, { class_title: title, counts, end_at: endAt }: TeacherQuiz): string {
  const begun = counts.running + counts.handed_in;
  if (move === 'remove' && begun > 0)
    return [removeDialog.begun(formatNumber(begun), formatNumber(expectedOf(counts))), words.confirm.remove].join(' ');
  if (move !== 'publish') return words.confirm[move];
  const whom = counts.assigned === 0 ? title : words.of(words.peopleCount(formatNumber(counts.assigned)), title);
  return words.confirm.publish(whom, formatDeadline(endAt));
}

export interface QuizActionsProps {
  quiz: TeacherQuiz;
  /** In the preview of its questions: nothing leads there. */
  isPreview?: boolean;
  /** Between the main thing and the menu. */
  children?: ReactNode;
}

/** Moves a quiz through its states, and leads to its preview: the main thing, and all else in one menu, so that it fits a phone. */
export function QuizActions({ quiz, isPreview = false, children }: QuizActionsProps) {
  const move = useMoveQuiz(quiz);
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, state } = quiz;
  const main = MAIN[state];
  const preview = `/teacher/quiz/${id}/preview`;
  // Until it begins, what the children will see is looked at more often than anything else.
  const isAhead = state === 'draft' || state === 'scheduled';
  const run = async (what: QuizMove) => {
    await move.mutateAsync(what);
    void showToast(words.done);
    if (what === 'remove') navigate(`/teacher/quiz-reports/${quiz.class_id}`, { replace: true });
  };
  const press = (what: QuizMove) => () => {
    if (isAsked(what, quiz)) setAsked(what);
    else void run(what).catch(({ detail }: ApiError) => void showToast(detail, 'danger'));
  };
  return (
    <>
      {main !== undefined && (
        <Button isPending={move.isPending && move.variables === main} onPress={press(main)}>
          {words.actions[main]}
        </Button>
      )}
      {isAhead && !isPreview && (
        <Link variant="secondary" href={preview}>
          {words.preview}
        </Link>
      )}
      {children}
      <MenuTrigger>
        <IconButton aria-label={words.otherActions}>
          <EllipsisVertical />
        </IconButton>
        <Menu>
          {!isAhead && !isPreview && (
            <MenuItem icon={<Eye />} href={preview}>
              {words.preview}
            </MenuItem>
          )}
          {state !== 'cancelled' && state !== 'archived' && (
            <MenuItem icon={<Settings />} href={`/teacher/quiz/${id}/edit`}>
              {words.edit.open}
            </MenuItem>
          )}
          {OTHERS[state].map((what) => {
            const Icon = ICONS[what];
            return (
              <MenuItem key={what} icon={<Icon />} onAction={press(what)}>
                {words.actions[what]}
              </MenuItem>
            );
          })}
          {isRemovable(state) && <MenuSeparator />}
          {isRemovable(state) && (
            <MenuItem icon={<Trash2 />} variant="danger" onAction={press('remove')}>
              {words.actions.remove}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <ConfirmDialog
        title={asked === null ? '' : words.actions[asked]}
        variant={asked === 'remove' ? 'danger' : 'primary'}
        confirmLabel={asked === null ? '' : words.actions[asked]}
        closeLabel={words.confirm.no}
        failedMessage={(error) => (error as ApiError).detail}
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={() => (asked === null ? undefined : run(asked))}
      >
        {asked === null ? '' : consequence(asked, quiz)}
      </ConfirmDialog>
    </>
  );
}
