import { BookOpenText, Calculator, FlaskConical, type LucideIcon } from 'lucide-react';
import * as css from './CourseCard.css.ts';

export type CourseSubject = 'math' | 'literature' | 'science';

const ICONS: Record<CourseSubject, LucideIcon> = { math: Calculator, literature: BookOpenText, science: FlaskConical };

/** Symbol of a subject; decoration, for the title names it. */
export function CourseMark({ subject }: { subject: CourseSubject }) {
  const Icon = ICONS[subject];
  return (
    <span aria-hidden="true" className={css.mark} data-subject={subject}>
      <Icon size="32px" strokeWidth={1.75} />
    </span>
  );
}
