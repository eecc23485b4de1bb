import { Archive, CircleCheck, GraduationCap, Layers, Users } from 'lucide-react';
import { Link } from '../../actions/link/index.ts';
import { Badge } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faTeacherPackage, type TeacherPackageMessages } from '../../i18n/fa/learning-cards.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { CardFacts } from '../card-facts/CardFacts.tsx';
import { ActivityMarks, type PackageActivity } from './ActivityMarks.tsx';
import * as css from './PackageCard.css.ts';

export interface TeacherPackageCardProps {
  title: string;
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
  /** Where its one action leads. */
  href: string;
  /** Level of the title. @default 2 */
  level?: 2 | 3 | 4;
  /** @default «دیدن بسته»، «۱۲ از ۲۹ نفر»، … */
  messages?: Partial<TeacherPackageMessages>;
}

/** A package of activities as its teacher sees it: what is in it, who has it, how many are through, and one way on. */
export function TeacherPackageCard({
  title,
  description,
  grade,
  activities,
  classes,
  isActive = true,
  completed,
  assigned,
  href,
  level = 2,
  messages: overrides,
}: TeacherPackageCardProps) {
  const digits = useDigits();
  const messages = { ...faTeacherPackage, ...overrides };
  const number = (value: number) => formatNumber(value, { digits });
  return (
    <Card
      as="article"
      title={title}
      level={level}
      actions={
        isActive ? (
          <Badge tone="success" icon={<CircleCheck size="1em" />}>
            {messages.active}
          </Badge>
        ) : (
          <Badge tone="neutral" icon={<Archive size="1em" />}>
            {messages.inactive}
          </Badge>
        )
      }
      footer={
        <Link href={href} variant="secondary" aria-label={`${messages.open}: ${title}`}>
          {messages.open}
        </Link>
      }
    >
      {description !== undefined && <p className={css.description}>{description}</p>}
      <CardFacts
        facts={[
          { icon: Layers, text: messages.count(number(activities.length)) },
          grade === undefined ? null : { icon: GraduationCap, text: messages.grade(grade) },
          { icon: Users, text: classes.length === 0 ? messages.notGiven : messages.given(classes.join('، ')) },
        ]}
      />
      <ActivityMarks activities={activities} messages={messages} />
      {assigned > 0 && (
        <ProgressBar
          label={messages.progress}
          isLabelHidden
          value={completed}
          max={assigned}
          valueText={messages.completed(number(completed), number(assigned))}
        />
      )}
    </Card>
  );
}
