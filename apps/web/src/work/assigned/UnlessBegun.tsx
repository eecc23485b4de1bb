import type { TeacherAssignment } from '@mashq/api/contract';
import { begunOf } from '@mashq/api/measures';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import type { ReactNode } from 'react';
import { lockedWork } from '../strings/teacher-edit-assignment.ts';

interface UnlessBegunProps {
  counts: TeacherAssignment['counts'];
  /** The work's page. */
  home: string;
  children: ReactNode;
}

/** The form for other content of assigned work; where students have begun it, why there is none. */
export function UnlessBegun({ counts, home, children }: UnlessBegunProps) {
  const { part } = begunOf(counts);
  if (part === 0) return children;
  return (
    <Alert
      tone="warning"
      title={lockedWork.title}
      actions={
        <Link variant="secondary" size="small" href={home}>
          {lockedWork.back}
        </Link>
      }
    >
      {lockedWork.text(formatNumber(part))}
    </Alert>
  );
}
