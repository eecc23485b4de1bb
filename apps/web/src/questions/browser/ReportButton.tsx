import type { RawInput } from '@mashq/curriculum/model';
import { Button } from '@mashq/ui/actions/button';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { preview } from '../strings/teacher-preview.ts';

const dialog = lazyComponent(() => import('./TeacherReportDialog.tsx'), 'TeacherReportDialog');

export interface ReportButtonProps {
  questionId: string;
  /** What is typed so far; empty answers are left out. */
  raw?: RawInput | undefined;
}

/** Opens the report of a wrong question, which is loaded then. */
export function ReportButton({ questionId, raw }: ReportButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Flag size="1.1em" />}
        onPress={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {preview.report}
      </Button>
      {isAsked && (
        <OptionalBoundary>
          <dialog.Component questionId={questionId} raw={raw} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}
