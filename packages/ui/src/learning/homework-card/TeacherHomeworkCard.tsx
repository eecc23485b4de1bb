import {
  Archive,
  Ban,
  CalendarClock,
  Clock,
  LifeBuoy,
  Lock,
  type LucideIcon,
  PencilLine,
  Send,
  Users,
} from 'lucide-react';
import { Link } from '../../actions/link/index.ts';
import { Badge, type BadgeTone } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faTeacherHomework, type TeacherHomeworkMessages } from '../../i18n/fa/learning-homework.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { CardFacts } from '../card-facts/CardFacts.tsx';
import { type HomeworkSource, sourceText } from './homework-source.ts';

/** Life of a homework in its class. */
export type HomeworkState = 'draft' | 'scheduled' | 'open' | 'closed' | 'archived' | 'cancelled';

export interface TeacherHomeworkCardProps {
  title: string;
  /** Part of the book, shown under the title where the title does not say it. */
  source?: HomeworkSource;
  /** Name of the class. */
  classTitle: string;
  /** Jalali, as it is read: «تا سه‌شنبه ۴ آذر». */
  deadline: string;
  state: HomeworkState;
  /** Students who have handed it in, and all it was given to. */
  submitted: number;
  assigned: number;
  /** Students who are stuck in it. @default 0 */
  helpNeeded?: number;
  /** Where its one action leads. */
  href: string;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** @default «دیدن گزارش»، «۲۱ از ۲۹ نفر»، … */
  messages?: Partial<TeacherHomeworkMessages>;
}

const FACES: Record<HomeworkState, { tone: BadgeTone; icon: LucideIcon }> = {
  draft: { tone: 'neutral', icon: PencilLine },
  scheduled: { tone: 'info', icon: Clock },
  open: { tone: 'success', icon: Send },
  closed: { tone: 'neutral', icon: Lock },
  archived: { tone: 'neutral', icon: Archive },
  cancelled: { tone: 'neutral', icon: Ban },
};

/** A homework as its teacher sees it: which class, until when, how many have handed it in, who is stuck, and one way on. */
export function TeacherHomeworkCard({
  title,
  source,
  classTitle,
  deadline,
  state,
  submitted,
  assigned,
  helpNeeded = 0,
  href,
  level = 2,
  messages: overrides,
}: TeacherHomeworkCardProps) {
  const digits = useDigits();
  const messages = { ...faTeacherHomework, ...overrides };
  const number = (value: number) => formatNumber(value, { digits });
  const { tone, icon: Icon } = FACES[state];
  const action = messages[actionOf(state)];
  return (
    <Card
      as="article"
      title={title}
      level={level}
      {...(source && { subtitle: sourceText(source, messages, digits) })}
      actions={
        <Badge tone={tone} icon={<Icon size="1em" />}>
          {messages[state]}
        </Badge>
      }
      footer={
        <Link href={href} variant={state === 'draft' ? 'primary' : 'secondary'} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      }
    >
      <CardFacts
        facts={[
          { icon: Users, text: classTitle },
          { icon: CalendarClock, text: deadline },
          helpNeeded > 0 ? { icon: LifeBuoy, text: messages.help(number(helpNeeded)), isAlarm: true } : null,
        ]}
      />
      {hasBegun(state) && (
        <ProgressBar
          label={messages.progress}
          isLabelHidden
          value={submitted}
          max={assigned}
          valueText={messages.submitted(number(submitted), number(assigned))}
        />
      )}
    </Card>
  );
}

function hasBegun(state: HomeworkState): boolean {
  return state === 'open' || state === 'closed' || state === 'archived';
}

function actionOf(state: HomeworkState): 'edit' | 'report' | 'look' {
  if (state === 'draft') return 'edit';
  return hasBegun(state) ? 'report' : 'look';
}
