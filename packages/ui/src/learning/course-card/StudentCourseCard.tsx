import { Check, Footprints, GraduationCap, UserRound } from 'lucide-react';
import { Link } from '../../actions/link/index.ts';
import { Badge } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faStudentCourse, type StudentCourseMessages } from '../../i18n/fa/learning-cards.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { CardFacts } from '../card-facts/CardFacts.tsx';
import * as css from './CourseCard.css.ts';
import { CourseMark, type CourseSubject } from './CourseMark.tsx';

export interface StudentCourseCardProps {
  /** «ریاضی پنجم». */
  title: string;
  subject: CourseSubject;
  /** Name of the grade where the title does not say it: «پنجم». */
  grade?: string;
  teacher?: string;
  /** Title of the section that comes next; none when all is learned. */
  next?: string;
  /** Skills learned, and all of them. */
  learned: number;
  total: number;
  /** Where its one action leads. */
  href: string;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** @default «ادامه بده»، «۱۲ از ۴۰ مهارت»، … */
  messages?: Partial<StudentCourseMessages>;
}

/** A course as its child sees it: what of it is learned, where to go on, and one way there. */
export function StudentCourseCard({
  title,
  subject,
  grade,
  teacher,
  next,
  learned,
  total,
  href,
  level = 2,
  messages: overrides,
}: StudentCourseCardProps) {
  const digits = useDigits();
  const messages = { ...faStudentCourse, ...overrides };
  const number = (value: number) => formatNumber(value, { digits });
  const isComplete = total > 0 && learned === total;
  const action = isComplete ? messages.look : messages[learned === 0 ? 'start' : 'resume'];
  return (
    <Card
      as="article"
      title={title}
      level={level}
      {...(isComplete && {
        actions: (
          <Badge tone="success" icon={<Check size="1em" />}>
            {messages.complete}
          </Badge>
        ),
      })}
      footer={
        <Link href={href} variant={isComplete ? 'secondary' : 'primary'} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      }
    >
      <div className={css.row}>
        <CourseMark subject={subject} />
        <CardFacts
          facts={[
            grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
            teacher === undefined ? null : { icon: UserRound, text: teacher },
            next === undefined || isComplete ? null : { icon: Footprints, text: messages.next(next) },
          ]}
        />
      </div>
      <ProgressBar
        label={messages.progress}
        isLabelHidden
        value={learned}
        max={total}
        valueText={messages.learned(number(learned), number(total))}
        tone={isComplete ? 'success' : 'accent'}
      />
    </Card>
  );
}
