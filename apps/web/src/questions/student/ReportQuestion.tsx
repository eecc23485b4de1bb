import { Button } from '@mashq/ui/actions/button';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { questionReport } from '../strings/student-question-report.ts';

const dialog = lazyComponent(() => import('./QuestionReportDialog.tsx'), 'QuestionReportDialog');

/** Opens the report of a wrong question, which is loaded then. */
export function ReportQuestion({ questionId }: { questionId: string }) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={<Flag size="1.1em" />}
          aria-haspopup="dialog"
          onPress={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {questionReport.action}
        </Button>
      </div>
      {isAsked && (
        <OptionalBoundary>
          <dialog.Component questionId={questionId} isOpen={isOpen} onOpenChange={setOpen} />
        </OptionalBoundary>
      )}
    </>
  );
}
