import type { AdminSurveyDetail } from '@mashq/api/contract';
import { useCloseSurvey } from '@mashq/state/surveys/surveys-admin';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Inline } from '@mashq/ui/layout/inline';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { adminSurveyWords } from '../strings/admin-surveys.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SurveyExport } from './SurveyExport.tsx';

const words = adminSurveyWords.detail;

/** What can be done with a survey: opened, closed, changed while nobody has answered, tried, and saved as a file. */
export function SurveyActions({ survey }: { survey: AdminSurveyDetail }) {
  const { id, state, answered, title, intro, questions } = survey;
  const [shown, setShown] = useState<'open' | 'close' | 'preview' | null>(null);
  const close = useCloseSurvey(id);
  const hide = () => setShown(null);
  const isAsking = state === 'open' || state === 'coming';
  return (
    <>
      <Inline gap={2}>
        <Button variant={state === 'draft' ? 'primary' : 'secondary'} onPress={() => setShown('open')}>
          {state === 'draft' ? words.open : isAsking ? words.extend : words.openAgain}
        </Button>
        {isAsking && (
          <Button variant="secondary" onPress={() => setShown('close')}>
            {words.close}
          </Button>
        )}
        {answered === 0 ? (
          <Link variant="secondary" href={`/admin/surveys/${id}/edit`}>
            {words.edit}
          </Link>
        ) : (
          <SurveyExport id={id} />
        )}
        <Button variant="quiet" onPress={() => setShown('preview')}>
          {words.preview}
        </Button>
      </Inline>
      {shown === 'open' && <OpenDialog survey={survey} onClose={hide} />}
      {shown === 'preview' && <PreviewDialog title={title} intro={intro} questions={questions} onClose={hide} />}
      <ConfirmDialog
        title={words.closeTitle}
        confirmLabel={words.close}
        isOpen={shown === 'close'}
        onOpenChange={(isOpen) => {
          if (!isOpen) hide();
        }}
        onConfirm={async () => {
          await close.mutateAsync();
          void showToast(words.closed);
        }}
      >
        {words.closeQuestion}
      </ConfirmDialog>
    </>
  );
}
