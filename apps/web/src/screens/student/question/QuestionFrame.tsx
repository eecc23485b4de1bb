import { Link } from '@mashq/ui/actions/link';
import { StudentFocusShell, type StudentFocusShellProps } from '@mashq/ui/layout/student-shell';

export interface QuestionFrameProps extends Pick<StudentFocusShellProps, 'title' | 'progress' | 'children'> {
  /** Path of the exit link. */
  leaveHref: string;
  leaveLabel: string;
}

/** Full-window layout of a question: progress and exit. */
export function QuestionFrame({ leaveHref, leaveLabel, ...shell }: QuestionFrameProps) {
  return (
    <StudentFocusShell
      homeHref="/student"
      variant="sheet"
      end={
        <Link variant="secondary" size="small" href={leaveHref}>
          {leaveLabel}
        </Link>
      }
      {...shell}
    />
  );
}
