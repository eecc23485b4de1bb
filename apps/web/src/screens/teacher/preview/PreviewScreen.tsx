import { usePreviewQuestion } from '@mashq/state/teacher';
import { Page } from '@mashq/ui/layout/page';
import { preview } from '../../../strings/teacher/preview.ts';
import { Preview } from './Preview.tsx';
import { PreviewCrumbs } from './PreviewCrumbs.tsx';

/** A question of a skill as the child sees it, with everything a teacher wants to know of it. */
export function PreviewScreen({ questionKey }: { questionKey: string }) {
  const { data } = usePreviewQuestion(questionKey);
  const title = data?.skill.title ?? preview.title;
  return (
    <Page title={title} subtitle={preview.subtitle} breadcrumbs={<PreviewCrumbs title={title} />} width="full">
      <Preview skillId={questionKey} />
    </Page>
  );
}
