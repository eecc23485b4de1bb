import type { HomeworkStudentRow, StudentHomeworkState } from '@mashq/api/contract';
import { isOver } from '@mashq/api/measures';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Check, CircleDashed, Clock, Eye, LifeBuoy, type LucideIcon, Minus, Pencil, Scale } from 'lucide-react';
import { teacherHomework } from '../../strings/teacher-homework.ts';

const FACES: Readonly<Record<StudentHomeworkState, { tone: BadgeTone; icon: LucideIcon }>> = {
  not_started: { tone: 'neutral', icon: CircleDashed },
  in_progress: { tone: 'accent', icon: Pencil },
  submitted: { tone: 'success', icon: Check },
  auto_submitted: { tone: 'success', icon: Check },
  missing: { tone: 'reward', icon: Clock },
  excused: { tone: 'neutral', icon: Minus },
  reviewed: { tone: 'success', icon: Eye },
};

type Shown = Pick<
  HomeworkStudentRow,
  'state' | 'handed_in' | 'is_late' | 'help_needed' | 'waiting_answers' | 'in_grace'
>;

/** The clock took it before all was done: no green mark. */
const UNFINISHED = { tone: 'reward', icon: Clock } as const;

/** A student's progress, whether they are late or stuck, and answers that the teacher should know of. */
export function StudentStateBadge({ row }: { row: Shown }) {
  const { state, handed_in, is_late, help_needed, waiting_answers, in_grace } = row;
  const isTaken = isOver(state) && !handed_in;
  const { tone, icon: Icon } = isTaken ? UNFINISHED : FACES[state];
  const { students, studentStates } = teacherHomework;
  return (
    <Inline gap={2}>
      <Badge tone={tone} icon={<Icon size="1em" />}>
        {isTaken ? students.unfinished : studentStates[state]}
      </Badge>
      {is_late && (
        <Badge tone="reward" icon={<Clock size="1em" />}>
          {students.late}
        </Badge>
      )}
      {help_needed && (
        <Badge tone="danger" icon={<LifeBuoy size="1em" />}>
          {students.help}
        </Badge>
      )}
      {waiting_answers > 0 && (
        <Badge tone="info" icon={<Scale size="1em" />}>
          {students.waiting(formatNumber(waiting_answers))}
        </Badge>
      )}
      {in_grace > 0 && (
        <Badge tone="reward" icon={<Clock size="1em" />}>
          {students.inGrace(formatNumber(in_grace))}
        </Badge>
      )}
    </Inline>
  );
}
