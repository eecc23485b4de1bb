import { Link } from '@mashq/ui/actions/link';
import { StudentFocusShell, type StudentFocusShellProps } from '@mashq/ui/layout/student-shell';
import { useLocation } from 'wouter';
import { helpLink } from '../../../guides/help-link.ts';
import { OptionalBoundary } from '../../../routing/OptionalBoundary.tsx';

export interface QuestionFrameProps extends Pick<StudentFocusShellProps, 'title' | 'progress' | 'children'> {
  /** Path of the exit link. */
  leaveHref: string;
  leaveLabel: string;
}

/** Full-window layout of a question: progress and exit. */
export function QuestionFrame({ leaveHref, leaveLabel, ...shell }: QuestionFrameProps) {
  const [path] = useLocation();
  return (
    <StudentFocusShell
      homeHref="/student"
      variant="sheet"
      end={
        <>
          <OptionalBoundary>
            <helpLink.Component reader="student" path={path} />
          </OptionalBoundary>
          <Link variant="secondary" size="small" href={leaveHref}>
            {leaveLabel}
          </Link>
        </>
      }
      {...shell}
    />
  );
}
