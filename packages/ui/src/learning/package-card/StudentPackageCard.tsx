import {
  Check,
  CircleDashed,
  Footprints,
  GraduationCap,
  ListOrdered,
  Lock,
  type LucideIcon,
  Pencil,
} from 'lucide-react';
import { Link } from '../../actions/link/index.ts';
import { Badge, type BadgeTone } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faStudentPackage, type StudentPackageMessages } from '../../i18n/fa/learning-cards.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { CardFacts } from '../card-facts/CardFacts.tsx';
import { ActivityMarks, type PackageActivity } from './ActivityMarks.tsx';
import * as css from './PackageCard.css.ts';

type State = 'not_started' | 'in_progress' | 'completed' | 'locked';

export interface StudentPackageCardProps {
  title: string;
  /** One or two sentences. */
  description?: string;
  /** Name of the grade: «پنجم». */
  grade?: string;
  /** In their order; how far the child is follows from them. */
  activities: readonly PackageActivity[];
  /** Each opens when the one before it is done. @default false */
  isSequential?: boolean;
  /** Not open to the child yet. @default false */
  isLocked?: boolean;
  /** Where its one action leads. */
  href: string;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** @default «شروع کن»، «ادامه بده»، … */
  messages?: Partial<StudentPackageMessages>;
}

const FACES: Record<State, { tone: BadgeTone; icon: LucideIcon }> = {
  not_started: { tone: 'neutral', icon: CircleDashed },
  in_progress: { tone: 'accent', icon: Pencil },
  completed: { tone: 'success', icon: Check },
  locked: { tone: 'neutral', icon: Lock },
};

/** A package of activities as its child sees it: what is in it, how far it is, what comes next, and one way on. */
export function StudentPackageCard({
  title,
  description,
  grade,
  activities,
  isSequential = false,
  isLocked = false,
  href,
  level = 2,
  messages: overrides,
}: StudentPackageCardProps) {
  const digits = useDigits();
  const messages = { ...faStudentPackage, ...overrides };
  const number = (value: number) => formatNumber(value, { digits });
  const done = activities.filter(({ isDone }) => isDone === true).length;
  const next = isLocked ? undefined : activities.find(({ isDone }) => isDone !== true);
  const state = isLocked ? 'locked' : stateOf(done, activities.length);
  const { tone, icon: Icon } = FACES[state];
  const goesOn = next !== undefined;
  const action = goesOn ? messages[done === 0 ? 'start' : 'resume'] : messages.look;
  return (
    <Card
      as="article"
      title={title}
      level={level}
      actions={
        <Badge tone={tone} icon={<Icon size="1em" />}>
          {messages[state]}
        </Badge>
      }
      footer={
        <Link href={href} variant={goesOn ? 'primary' : 'secondary'} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      }
    >
      {description !== undefined && <p className={css.description}>{description}</p>}
      <CardFacts
        facts={[
          grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
          isSequential ? { icon: ListOrdered, text: messages.sequential } : null,
          next === undefined || done === 0 ? null : { icon: Footprints, text: messages.next(next.title) },
        ]}
      />
      <ActivityMarks activities={activities} nextId={next?.id} messages={messages} />
      <ProgressBar
        label={messages.progress}
        isLabelHidden
        value={done}
        max={activities.length}
        valueText={messages.done(number(done), number(activities.length))}
        tone={state === 'completed' ? 'success' : 'accent'}
      />
    </Card>
  );
}

function stateOf(done: number, total: number): State {
  if (done === 0) return 'not_started';
  return done === total ? 'completed' : 'in_progress';
}
