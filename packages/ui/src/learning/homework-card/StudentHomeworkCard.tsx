import { CalendarClock, Check, CircleDashed, Clock, Eye, Pencil, UserRound } from 'lucide-react';
import { faStudentHomework, type StudentHomeworkMessages } from '../../i18n/fa/learning-homework.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { type CardState, LearningCard, type LearningCardProps } from '../card-frame/LearningCard.tsx';
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

export interface StudentHomeworkCardProps extends LearningCardProps {
  /** Part of the book, shown under the title where the title does not say it. */
  source?: HomeworkSource;
  /** Jalali, as it is read: «تا سه‌شنبه ۴ آذر». */
  deadline: string;
  /** Who set it; left out or empty where nobody did. */
  teacher?: string;
  state: StudentHomeworkState;
  /** Answers are taken now. */
  isOpen: boolean;
  /** Handed in after the deadline. @default false */
  isLate?: boolean;
  /** Questions done, and all of them. */
  done: number;
  total: number;
  /** Its action is the filled one, where it goes on; of a list, that of one card. @default true */
  isNext?: boolean;
  /** @default «شروع کن»، «ادامه بده»، … */
  messages?: Partial<StudentHomeworkMessages>;
}

const FACES: Record<StudentHomeworkState, Omit<CardState, 'text'>> = {
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
  source,
  deadline,
  teacher,
  state,
  isOpen,
  isLate = false,
  done,
  total,
  isNext = true,
  messages: overrides,
  ...rest
}: StudentHomeworkCardProps) {
  const digits = useDigits();
  const messages = { ...messagesFor('studentHomework', faStudentHomework), ...overrides };
  const goesOn = isOpen && (state === 'not_started' || state === 'in_progress');
  const isComplete = done === total && total > 0;
  return (
    <LearningCard
      {...rest}
      subtitle={source && sourceText(source, messages, digits)}
      states={[
        isLate ? { tone: 'reward', icon: Clock, text: messages.late } : null,
        { ...FACES[state], text: messages[state] },
      ]}
      action={messages[actionOf(state, goesOn)]}
      isMainAction={goesOn && isNext}
      facts={[{ icon: CalendarClock, text: deadline }, teacher ? { icon: UserRound, text: teacher } : null]}
      progress={{ label: messages.progress, value: done, max: total, text: messages.done, isComplete }}
    />
  );
}

function actionOf(state: StudentHomeworkState, goesOn: boolean): 'start' | 'resume' | 'result' | 'look' {
  if (goesOn) return state === 'not_started' ? 'start' : 'resume';
  return state === 'reviewed' ? 'result' : 'look';
}
