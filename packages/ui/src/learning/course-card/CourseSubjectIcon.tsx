import { BookOpenText, Calculator, FlaskConical, type LucideIcon } from 'lucide-react';
import * as css from './CourseCard.css.ts';

export type CourseSubject = 'math' | 'literature' | 'science';

const ICONS: Record<CourseSubject, LucideIcon> = { math: Calculator, literature: BookOpenText, science: FlaskConical };

/** A book with the symbol of a subject on it; decoration, for the title names it. */
export function CourseSubjectIcon({ subject }: { subject: CourseSubject }) {
  const Icon = ICONS[subject];
  return (
    <span aria-hidden="true" className={css.mark} data-subject={subject}>
      <span className={css.label}>
        <Icon size="30px" strokeWidth={2} />
      </span>
    </span>
  );
}
