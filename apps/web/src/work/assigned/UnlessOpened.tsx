import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import type { ReactNode } from 'react';
import { lockedWork } from '../strings/teacher-edit-assignment.ts';

interface UnlessOpenedProps {
  /** How many children have their questions. */
  opened: number;
  /** The work's page. */
  home: string;
  children: ReactNode;
}

/** The form for other content of assigned work; where students have opened it, why there is none. */
export function UnlessOpened({ opened, home, children }: UnlessOpenedProps) {
  if (opened === 0) return children;
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
      {lockedWork.text(formatNumber(opened))}
    </Alert>
  );
}
