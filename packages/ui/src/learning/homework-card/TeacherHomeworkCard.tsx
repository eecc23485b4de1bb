import { Archive, Ban, CalendarClock, Clock, LifeBuoy, Lock, PencilLine, Send, Users } from 'lucide-react';
import { formatNumber } from '../../i18n/digits.ts';
import { faTeacherHomework, type TeacherHomeworkMessages } from '../../i18n/fa/learning-homework.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { type CardState, LearningCard, type LearningCardProps } from '../card-frame/LearningCard.tsx';
import { type HomeworkSource, sourceText } from './homework-source.ts';

/** Life of a homework in its class. */
export type HomeworkState = 'draft' | 'scheduled' | 'open' | 'closed' | 'archived' | 'cancelled';

export interface TeacherHomeworkCardProps extends LearningCardProps {
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
  /** @default «دیدن گزارش»، «۲۱ از ۲۹ نفر»، … */
  messages?: Partial<TeacherHomeworkMessages>;
}

const FACES: Record<HomeworkState, Omit<CardState, 'text'>> = {
  draft: { tone: 'neutral', icon: PencilLine },
  scheduled: { tone: 'info', icon: Clock },
  open: { tone: 'success', icon: Send },
  closed: { tone: 'neutral', icon: Lock },
  archived: { tone: 'neutral', icon: Archive },
  cancelled: { tone: 'neutral', icon: Ban },
};

/** A homework as its teacher sees it: which class, until when, how many have handed it in, who is stuck, and one way on. */
export function TeacherHomeworkCard({
  source,
  classTitle,
  deadline,
  state,
  submitted,
  assigned,
  helpNeeded = 0,
  messages: overrides,
  ...rest
}: TeacherHomeworkCardProps) {
  const digits = useDigits();
  const messages = { ...messagesFor('teacherHomework', faTeacherHomework), ...overrides };
  const help = formatNumber(helpNeeded, { digits });
  return (
    <LearningCard
      {...rest}
      subtitle={source && sourceText(source, messages, digits)}
      states={[{ ...FACES[state], text: messages[state] }]}
      action={messages[actionOf(state)]}
      isMainAction={state === 'draft'}
      facts={[
        { icon: Users, text: classTitle },
        { icon: CalendarClock, text: deadline },
        helpNeeded > 0 ? { icon: LifeBuoy, text: messages.help(help), isAlarm: true } : null,
      ]}
      progress={
        hasBegun(state) ? { label: messages.progress, value: submitted, max: assigned, text: messages.submitted } : null
      }
    />
  );
}

function hasBegun(state: HomeworkState): boolean {
  return state === 'open' || state === 'closed' || state === 'archived';
}

function actionOf(state: HomeworkState): 'edit' | 'report' | 'look' {
  if (state === 'draft') return 'edit';
  return hasBegun(state) ? 'report' : 'look';
}
