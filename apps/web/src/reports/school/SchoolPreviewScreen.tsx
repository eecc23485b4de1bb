import { PreviewScreen } from '../../work/preview/PreviewScreen.tsx';
import { SchoolReading } from './SchoolReading.tsx';

/** A question of a skill as its students see it, for the manager. */
export function SchoolPreviewScreen({ questionKey }: { questionKey: string }) {
  return (
    <SchoolReading>
      <PreviewScreen questionKey={questionKey} />
    </SchoolReading>
  );
}
