import { Archive, CircleCheck, GraduationCap, Layers, Users } from 'lucide-react';
import { formatNumber } from '../../i18n/digits.ts';
import { faTeacherPackage, type TeacherPackageMessages } from '../../i18n/fa/learning-cards.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { LearningCard, type LearningCardProps } from '../card-frame/LearningCard.tsx';
import { ActivityMarks, type PackageActivity } from './ActivityMarks.tsx';

export interface TeacherPackageCardProps extends LearningCardProps {
  /** One or two sentences. */
  description?: string;
  /** Name of the grade: «پنجم». */
  grade?: string;
  /** In their order. */
  activities: readonly PackageActivity[];
  /** Names of the classes it was given to; empty before that. */
  classes: readonly string[];
  /** Can be given and done. @default true */
  isActive?: boolean;
  /** Students who have done all of it, and all it was given to. */
  completed: number;
  assigned: number;
  /** @default «دیدن بسته»، «۱۲ از ۲۹ نفر»، … */
  messages?: Partial<TeacherPackageMessages>;
}

/** A package of activities as its teacher sees it: what is in it, who has it, how many are through, and one way on. */
export function TeacherPackageCard({
  description,
  grade,
  activities,
  classes,
  isActive = true,
  completed,
  assigned,
  messages: overrides,
  ...rest
}: TeacherPackageCardProps) {
  const digits = useDigits();
  const messages = { ...messagesFor('teacherPackage', faTeacherPackage), ...overrides };
  const count = formatNumber(activities.length, { digits });
  return (
    <LearningCard
      {...rest}
      states={[
        isActive
          ? { tone: 'success', icon: CircleCheck, text: messages.active }
          : { tone: 'neutral', icon: Archive, text: messages.inactive },
      ]}
      action={messages.open}
      isMainAction={false}
      description={description}
      facts={[
        { icon: Layers, text: messages.count(count) },
        grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
        {
          icon: Users,
          text:
            classes.length === 0
              ? messages.notGiven
              : messages.given(classes.join(messagesFor('punctuation', faPunctuation).comma)),
        },
      ]}
      progress={
        assigned > 0 ? { label: messages.progress, value: completed, max: assigned, text: messages.completed } : null
      }
    >
      <ActivityMarks activities={activities} messages={messages} />
    </LearningCard>
  );
}
