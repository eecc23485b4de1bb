import { CalendarClock, Check, CircleDashed, Clock, Eye, type LucideIcon, Pencil, UserRound } from 'lucide-react';
import { Link } from '../../actions/link/index.ts';
import { Badge, type BadgeTone } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faStudentHomework, type StudentHomeworkMessages } from '../../i18n/fa/learning-homework.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { CardFacts } from '../card-facts/CardFacts.tsx';
import * as css from './HomeworkCard.css.ts';
import { type HomeworkSource, sourceText } from './homework-source.ts';

/** How far one child is with a homework. */
export type StudentHomeworkState =
  | 'not_started'
  | 'in_progress'
  | 'submitted'
  | 'auto_submitted'
  | 'missing'
  | 'excused'
  | 'reviewed';

export interface StudentHomeworkCardProps {
  title: string;
  /** Part of the book, shown under the title where the title does not say it. */
  source?: HomeworkSource;
  /** Jalali, as it is read: «تا سه‌شنبه ۴ آذر». */
  deadline: string;
  /** Who set it. */
  teacher?: string;
  state: StudentHomeworkState;
  /** Answers are taken now. */
  isOpen: boolean;
  /** Handed in after the deadline. @default false */
  isLate?: boolean;
  /** Questions done, and all of them. */
  done: number;
  total: number;
  /** Where its one action leads. */
  href: string;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** @default «شروع کن»، «ادامه بده»، … */
  messages?: Partial<StudentHomeworkMessages>;
}

const FACES: Record<StudentHomeworkState, { tone: BadgeTone; icon: LucideIcon }> = {
  not_started: { tone: 'neutral', icon: CircleDashed },
  in_progress: { tone: 'accent', icon: Pencil },
  submitted: { tone: 'success', icon: Check },
  auto_submitted: { tone: 'success', icon: Check },
  missing: { tone: 'reward', icon: Clock },
  excused: { tone: 'neutral', icon: Check },
  reviewed: { tone: 'success', icon: Eye },
};

/** A homework as its child sees it: what it is, until when, how far it is, and one way on. */
export function StudentHomeworkCard({
  title,
  source,
  deadline,
  teacher,
  state,
  isOpen,
  isLate = false,
  done,
  total,
  href,
  level = 2,
  messages: overrides,
}: StudentHomeworkCardProps) {
  const digits = useDigits();
  const messages = { ...faStudentHomework, ...overrides };
  const { tone, icon: Icon } = FACES[state];
  const goesOn = isOpen && (state === 'not_started' || state === 'in_progress');
  const action = messages[actionOf(state, goesOn)];
  return (
    <Card
      as="article"
      title={title}
      level={level}
      {...(source && { subtitle: sourceText(source, messages, digits) })}
      actions={
        <span className={css.states}>
          {isLate && (
            <Badge tone="reward" icon={<Clock size="1em" />}>
              {messages.late}
            </Badge>
          )}
          <Badge tone={tone} icon={<Icon size="1em" />}>
            {messages[state]}
          </Badge>
        </span>
      }
      footer={
        <Link href={href} variant={goesOn ? 'primary' : 'secondary'} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      }
    >
      <CardFacts
        facts={[
          { icon: CalendarClock, text: deadline },
          teacher === undefined ? null : { icon: UserRound, text: teacher },
        ]}
      />
      <ProgressBar
        label={messages.progress}
        isLabelHidden
        value={done}
        max={total}
        valueText={messages.done(formatNumber(done, { digits }), formatNumber(total, { digits }))}
        tone={done === total && total > 0 ? 'success' : 'accent'}
      />
    </Card>
  );
}

function actionOf(state: StudentHomeworkState, goesOn: boolean): 'start' | 'resume' | 'result' | 'look' {
  if (goesOn) return state === 'not_started' ? 'start' : 'resume';
  return state === 'reviewed' ? 'result' : 'look';
}
