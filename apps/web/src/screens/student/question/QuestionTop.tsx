import { Link } from '@mashq/ui/actions/link';
import { Logo } from '@mashq/ui/navigation/logo';
import type { ReactNode } from 'react';
import * as css from './QuestionTop.css.ts';

export interface QuestionTopProps {
  /** Names the screen: which question of how many, or the skill. */
  title: ReactNode;
  /** The marks of the questions. */
  progress?: ReactNode;
  /** Where the way out leads. */
  leaveHref: string;
  leaveLabel: string;
}

/** The quiet head of a question: how far one is, and the way out. */
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
