import { usePreviewQuestion } from '@mashq/state/questions/teacher-question';
import { Page } from '@mashq/ui/layout/page';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { Preview } from '../../questions/preview/Preview.tsx';
import { preview } from '../../questions/strings/teacher-preview.ts';
import { PreviewCrumbs } from './PreviewCrumbs.tsx';

/** A preview question as the student sees it, with key, hints, solution and mistakes. */
export function PreviewScreen({ questionKey }: { questionKey: string }) {
  const { data } = usePreviewQuestion(questionKey);
  useNameInTitle(data?.skill.title);
  const title = data?.skill.title ?? preview.title;
  return (
    <Page title={title} subtitle={preview.subtitle} breadcrumbs={<PreviewCrumbs title={title} />} width="full">
      <Preview skillId={questionKey} />
    </Page>
  );
}
