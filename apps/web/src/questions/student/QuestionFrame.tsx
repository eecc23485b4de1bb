import { Link } from '@mashq/ui/actions/link';
import { StudentFocusShell, type StudentFocusShellProps } from '@mashq/ui/layout/student-shell';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import * as label from '../../platform/layout/frame-label.css.ts';
import { announceToScreenReader } from '../../platform/routing/announce-to-screen-reader.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';

/** Loaded after the question. */
const pageHelp = lazyComponent(() => import('../../help/PageHelp.tsx'), 'PageHelp');

export interface QuestionFrameProps extends Pick<StudentFocusShellProps, 'progress' | 'children'> {
  /** Which question it is; announced when it changes, because the focus goes to the answer. */
  title: string;
  /** What is seen of the title on a phone. @default the title */
  shortTitle?: string;
  /** Path of the exit link. */
  leaveHref: string;
  leaveLabel: string;
}

/** Full-window layout of a question: progress and exit. */
export function QuestionFrame({ leaveHref, leaveLabel, title, shortTitle, ...shell }: QuestionFrameProps) {
  const [path] = useLocation();
  useEffect(() => {
    announceToScreenReader(title);
    return () => announceToScreenReader('');
  }, [title]);
  return (
    <StudentFocusShell
      homeHref="/student"
      variant="sheet"
      title={
        shortTitle === undefined ? (
          title
        ) : (
          <>
            <span className={label.wideLabel}>{title}</span>
            <span aria-hidden="true" className={label.narrowOnly}>
              {shortTitle}
            </span>
          </>
        )
      }
      start={
        <Link variant="quiet" size="small" href={leaveHref} icon={<X size="1.5em" />}>
          <span className={label.wideLabel}>{leaveLabel}</span>
        </Link>
      }
      end={
        <OptionalBoundary>
          <pageHelp.Component reader="student" path={path} />
        </OptionalBoundary>
      }
      {...shell}
    />
  );
}
