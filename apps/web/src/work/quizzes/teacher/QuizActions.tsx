import type { TeacherQuiz } from '@mashq/api/contract';
import type { ApiError } from '@mashq/state/platform/api/api';
import { type QuizMove, useMoveQuiz } from '@mashq/state/work/quizzes/quiz-teacher';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Link } from '@mashq/ui/actions/link';
import { Menu, MenuItem, MenuTrigger } from '@mashq/ui/actions/menu';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { Archive, ArchiveRestore, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const words = teacherQuiz;

/** What can be done with a quiz in each state, the main thing first. What only puts it away is in the menu. */
const MOVES: Readonly<Record<TeacherQuiz['state'], readonly QuizMove[]>> = {
  draft: ['publish', 'remove'],
  scheduled: ['unschedule', 'remove'],
  open: ['pause', 'close', 'remove'],
  paused: ['resume', 'remove'],
  closed: ['release', 'remove'],
  released: [],
  archived: [],
  cancelled: [],
};

const IN_MENU: Readonly<Partial<Record<TeacherQuiz['state'], 'archive' | 'unarchive'>>> = {
  closed: 'archive',
  released: 'archive',
  archived: 'unarchive',
};
const ICONS = { archive: Archive, unarchive: ArchiveRestore };

type Asked = keyof typeof words.confirm & QuizMove;

/** Whether a move is asked about first: a quiz that is given to the class is where that opens it at once. */
const isAsked = (move: QuizMove, { start_at: startAt }: TeacherQuiz): move is Asked =>
  move === 'publish' ? Date.parse(startAt) <= Date.now() : move in words.confirm;

/** What follows from a yes. */
function consequence(move: Asked, { class_title: title, counts, end_at: endAt }: TeacherQuiz): string {
  if (move !== 'publish') return words.confirm[move];
  const whom = counts.assigned === 0 ? title : words.of(words.peopleCount(formatNumber(counts.assigned)), title);
  return words.confirm.publish(whom, formatDateTime(endAt, 'weekday'));
}

/** Moves a quiz through its states, and leads to its preview. */
export function QuizActions({ quiz }: { quiz: TeacherQuiz }) {
  const move = useMoveQuiz(quiz);
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const away = IN_MENU[quiz.state];
  const Icon = away && ICONS[away];
  const run = async (what: QuizMove) => {
    await move.mutateAsync(what);
    void showToast(words.done);
    if (what === 'remove') navigate(`/teacher/quiz-reports/${quiz.class_id}`, { replace: true });
  };
  return (
    <Stack gap={4}>
      <Inline>
        {MOVES[quiz.state].map((what, index) => (
          <Button
            key={what}
            variant={what === 'remove' ? 'quiet' : index === 0 ? 'primary' : 'secondary'}
            isPending={move.isPending && move.variables === what}
            onPress={() => (isAsked(what, quiz) ? setAsked(what) : void run(what).catch(() => undefined))}
          >
            {words.actions[what]}
          </Button>
        ))}
        <Link variant="secondary" href={`/teacher/quiz/${quiz.id}/preview`}>
          {words.preview}
        </Link>
        {quiz.state !== 'cancelled' && quiz.state !== 'archived' && (
          <Link variant="secondary" href={`/teacher/quiz/${quiz.id}/edit`}>
            {words.edit.open}
          </Link>
        )}
        {away !== undefined && Icon !== undefined && (
          <MenuTrigger>
            <IconButton aria-label={words.otherActions}>
              <EllipsisVertical />
            </IconButton>
            <Menu>
              <MenuItem icon={<Icon />} onAction={() => void run(away).catch(() => undefined)}>
                {words.actions[away]}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        )}
      </Inline>
      {move.error && asked === null && <Alert tone="danger">{move.error.detail}</Alert>}
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
    </Stack>
  );
}
