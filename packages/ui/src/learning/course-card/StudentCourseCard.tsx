import { Check, Footprints, GraduationCap, UserRound } from 'lucide-react';
import { faStudentCourse, type StudentCourseMessages } from '../../i18n/fa/learning-cards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { LearningCard, type LearningCardProps } from '../card-frame/LearningCard.tsx';
import { CourseMark, type CourseSubject } from './CourseMark.tsx';

export interface StudentCourseCardProps extends LearningCardProps {
  subject: CourseSubject;
  /** Name of the grade where the title does not say it: «پنجم». */
  grade?: string;
  teacher?: string;
  /** Title of the section that comes next; none when all is learned. */
  next?: string;
  /** Skills learned, and all of them. */
  learned: number;
  total: number;
  /** @default «ادامه بده»، «۱۲ از ۴۰ مهارت»، … */
  messages?: Partial<StudentCourseMessages>;
}

/** A course as its child sees it: what of it is learned, where to go on, and one way there. */
export function StudentCourseCard({
  subject,
  grade,
  teacher,
  next,
  learned,
  total,
  messages: overrides,
  ...rest
}: StudentCourseCardProps) {
  const messages = { ...messagesFor('studentCourse', faStudentCourse), ...overrides };
  const isComplete = total > 0 && learned === total;
  return (
    <LearningCard
      {...rest}
      states={[isComplete ? { tone: 'success', icon: Check, text: messages.complete } : null]}
      action={isComplete ? messages.look : messages[learned === 0 ? 'start' : 'resume']}
      isMainAction={!isComplete}
      mark={<CourseMark subject={subject} />}
      facts={[
        grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
        teacher === undefined ? null : { icon: UserRound, text: teacher },
        next === undefined || isComplete ? null : { icon: Footprints, text: messages.next(next) },
      ]}
      progress={{ label: messages.progress, value: learned, max: total, text: messages.learned, isComplete }}
    />
  );
}
