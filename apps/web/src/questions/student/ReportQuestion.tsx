import { Button } from '@mashq/ui/actions/button';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { questionReport } from '../strings/student-help.ts';

const dialog = lazyComponent(() => import('./QuestionReportDialog.tsx'), 'QuestionReportDialog');

/** Opens the report of a wrong question, which is loaded then. */
export function ReportQuestion({ questionId }: { questionId: string }) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // It is not stored for times without a network, which it needs anyway.
  const open = async () => {
    if ((await dialog.ready()) === undefined) return void showToast(questionReport.offline, 'danger');
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={<Flag size="1.1em" />}
          aria-haspopup="dialog"
          onPress={() => void open()}
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
