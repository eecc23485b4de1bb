import { Link } from '@mashq/ui/actions/link';
import { Logo } from '@mashq/ui/navigation/logo';
import type { ReactNode } from 'react';
import * as css from './QuestionTop.css.ts';

export interface QuestionTopProps {
  /** Heading: the question's number and the total, or the skill. */
  title: ReactNode;
  /** Progress marks. */
  progress?: ReactNode;
  /** Path of the exit link. */
  leaveHref: string;
  leaveLabel: string;
}

/** Header of a question: progress and exit. */
export function QuestionTop({ title, progress, leaveHref, leaveLabel }: QuestionTopProps) {
  return (
    <header className={css.root}>
      <div className={css.logo}>
        <Logo href="/student" />
      </div>
      {progress != null && <div className={css.progress}>{progress}</div>}
      <div className={css.end}>
        <h1 className={css.title}>{title}</h1>
        <Link variant="secondary" size="small" href={leaveHref}>
          {leaveLabel}
        </Link>
      </div>
    </header>
  );
}
