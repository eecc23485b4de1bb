import { PreviewScreen } from '../../work/preview/PreviewScreen.tsx';
import { ReportsByManagerCalls } from './ReportsByManagerCalls.tsx';

/** A question of a skill as its students see it, for the manager. */
export function SchoolPreviewScreen({ questionKey }: { questionKey: string }) {
  return (
    <ReportsByManagerCalls>
      <PreviewScreen questionKey={questionKey} />
    </ReportsByManagerCalls>
  );
}
