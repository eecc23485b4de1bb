import { Check, CircleDashed, Footprints, GraduationCap, ListOrdered, Lock, Pencil } from 'lucide-react';
import { faStudentPackage, type StudentPackageMessages } from '../../i18n/fa/learning-cards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { type CardState, LearningCard, type LearningCardProps } from '../card-frame/LearningCard.tsx';
import { ActivityMarks, type PackageActivity } from './ActivityMarks.tsx';

type State = 'not_started' | 'in_progress' | 'completed' | 'locked';

export interface StudentPackageCardProps extends LearningCardProps {
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
  /** @default «شروع کن»، «ادامه بده»، … */
  messages?: Partial<StudentPackageMessages>;
}

const FACES: Record<State, Omit<CardState, 'text'>> = {
  not_started: { tone: 'neutral', icon: CircleDashed },
  in_progress: { tone: 'accent', icon: Pencil },
  completed: { tone: 'success', icon: Check },
  locked: { tone: 'neutral', icon: Lock },
};

/** A package of activities as its child sees it: what is in it, how far it is, what comes next, and one way on. */
export function StudentPackageCard({
  description,
  grade,
  activities,
  isSequential = false,
  isLocked = false,
  messages: overrides,
  ...rest
}: StudentPackageCardProps) {
  const messages = { ...messagesFor('studentPackage', faStudentPackage), ...overrides };
  const done = activities.filter(({ isDone }) => isDone === true).length;
  const next = isLocked ? undefined : activities.find(({ isDone }) => isDone !== true);
  const state = isLocked ? 'locked' : stateOf(done, activities.length);
  const goesOn = next !== undefined;
  return (
    <LearningCard
      {...rest}
      states={[{ ...FACES[state], text: messages[state] }]}
      action={goesOn ? messages[done === 0 ? 'start' : 'resume'] : messages.look}
      isMainAction={goesOn}
      description={description}
      facts={[
        grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
        isSequential ? { icon: ListOrdered, text: messages.sequential } : null,
        next === undefined || done === 0 ? null : { icon: Footprints, text: messages.next(next.title) },
      ]}
      progress={{
        label: messages.progress,
        value: done,
        max: activities.length,
        text: messages.done,
        isComplete: state === 'completed',
      }}
    >
      <ActivityMarks activities={activities} nextId={next?.id} messages={messages} />
    </LearningCard>
  );
}

function stateOf(done: number, total: number): State {
  if (done === 0) return 'not_started';
  return done === total ? 'completed' : 'in_progress';
}
