import { Check, Footprints, GraduationCap, List, UserRound } from 'lucide-react';
import { faStudentCourse, type StudentCourseMessages } from '../../i18n/fa/learning-cards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { LearningCard, type LearningCardProps } from '../card-frame/LearningCard.tsx';
import { type CourseSubject, CourseSubjectIcon } from './CourseSubjectIcon.tsx';

export interface StudentCourseCardProps extends LearningCardProps {
  subject: CourseSubject;
  /** Name of the grade where the title does not say it: «پنجم». */
  grade?: string;
  teacher?: string;
  /** Title of the section that comes next; none when all is learned. */
  next?: string;
  /** What a course has that has no skills: «فهرست کتاب». */
  contents?: string;
  /** Skills learned, and all of them; 0 of 0 for a course that is a book alone, with nothing to measure. */
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
  contents,
  learned,
  total,
  messages: overrides,
  ...rest
}: StudentCourseCardProps) {
  const messages = { ...messagesFor('studentCourse', faStudentCourse), ...overrides };
  const hasSkills = total > 0;
  const isComplete = hasSkills && learned === total;
  return (
    <LearningCard
      {...rest}
      states={[isComplete ? { tone: 'success', icon: Check, text: messages.complete } : null]}
      action={isComplete || !hasSkills ? messages.look : messages[learned === 0 ? 'start' : 'resume']}
      isMainAction={hasSkills && !isComplete}
      mark={<CourseSubjectIcon subject={subject} />}
      facts={[
        grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
        teacher === undefined ? null : { icon: UserRound, text: teacher },
        contents === undefined ? null : { icon: List, text: contents },
        next === undefined || isComplete ? null : { icon: Footprints, text: messages.next(next) },
      ]}
      progress={
        hasSkills ? { label: messages.progress, value: learned, max: total, text: messages.learned, isComplete } : null
      }
    />
  );
}
