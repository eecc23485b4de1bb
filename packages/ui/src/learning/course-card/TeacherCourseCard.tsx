import { Archive, BookMarked, GraduationCap, School, Users } from 'lucide-react';
import { Link } from '../../actions/link/index.ts';
import { Badge } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faTeacherCourse, type TeacherCourseMessages } from '../../i18n/fa/learning-cards.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { CardFacts } from '../card-facts/CardFacts.tsx';
import * as css from './CourseCard.css.ts';
import { CourseMark, type CourseSubject } from './CourseMark.tsx';

export interface TeacherCourseCardProps {
  /** «ریاضی پنجم». */
  title: string;
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
  /** Where its one action leads. */
  href: string;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** @default «دیدن درس»، «۴۶ از ۱۶۰ صفحه»، … */
  messages?: Partial<TeacherCourseMessages>;
}

/** A course as its teacher sees it: who takes it, how far in the book they are, and one way on. */
export function TeacherCourseCard({
  title,
  subject,
  grade,
  classes,
  students,
  taught,
  pages,
  edition,
  isArchived = false,
  href,
  level = 2,
  messages: overrides,
}: TeacherCourseCardProps) {
  const digits = useDigits();
  const messages = { ...faTeacherCourse, ...overrides };
  const number = (value: number) => formatNumber(value, { digits });
  return (
    <Card
      as="article"
      title={title}
      level={level}
      {...(isArchived && {
        actions: (
          <Badge tone="neutral" icon={<Archive size="1em" />}>
            {messages.archived}
          </Badge>
        ),
      })}
      footer={
        <Link href={href} variant="secondary" aria-label={`${messages.open}: ${title}`}>
          {messages.open}
        </Link>
      }
    >
      <div className={css.row}>
        <CourseMark subject={subject} />
        <CardFacts
          facts={[
            grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
            { icon: School, text: messages.classes(number(classes)) },
            { icon: Users, text: messages.students(number(students)) },
            edition === undefined ? null : { icon: BookMarked, text: messages.edition(edition) },
          ]}
        />
      </div>
      <ProgressBar
        label={messages.taught}
        isLabelHidden
        value={taught}
        max={pages}
        valueText={messages.pages(number(taught), number(pages))}
      />
    </Card>
  );
}
