import { Archive, BookMarked, GraduationCap, School, Users } from 'lucide-react';
import { formatNumber } from '../../i18n/digits.ts';
import { faTeacherCourse, type TeacherCourseMessages } from '../../i18n/fa/learning-cards.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { LearningCard, type LearningCardProps } from '../card-frame/LearningCard.tsx';
import { type CourseSubject, CourseSubjectIcon } from './CourseSubjectIcon.tsx';

export interface TeacherCourseCardProps extends LearningCardProps {
  subject: CourseSubject;
  /** Name of the grade where the title does not say it: «پنجم». */
  grade?: string;
  /** Classes that take it, and the students in them. */
  classes: number;
  students: number;
  /** Pages of the book taught so far, and all of them. */
  taught: number;
  pages: number;
  /** Jalali year of the book's edition, as it is read: «۱۴۰۴»; page numbers move between editions. */
  edition?: string;
  /** Of a school year that is over. @default false */
  isArchived?: boolean;
  /** @default «دیدن درس»، «۴۶ از ۱۶۰ صفحه»، … */
  messages?: Partial<TeacherCourseMessages>;
}

/** A course as its teacher sees it: who takes it, how far in the book they are, and one way on. */
export function TeacherCourseCard({
  subject,
  grade,
  classes,
  students,
  taught,
  pages,
  edition,
  isArchived = false,
  messages: overrides,
  ...rest
}: TeacherCourseCardProps) {
  const digits = useDigits();
  const messages = { ...messagesFor('teacherCourse', faTeacherCourse), ...overrides };
  const number = (value: number) => formatNumber(value, { digits });
  return (
    <LearningCard
      {...rest}
      states={[isArchived ? { tone: 'neutral', icon: Archive, text: messages.archived } : null]}
      action={messages.open}
      isMainAction={false}
      mark={<CourseSubjectIcon subject={subject} />}
      facts={[
        grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
        { icon: School, text: messages.classes(number(classes)) },
        { icon: Users, text: messages.students(number(students)) },
        edition === undefined ? null : { icon: BookMarked, text: messages.edition(edition) },
      ]}
      progress={{ label: messages.taught, value: taught, max: pages, text: messages.pages }}
    />
  );
}
