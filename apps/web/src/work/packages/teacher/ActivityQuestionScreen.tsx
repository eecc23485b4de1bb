import { usePreviewQuestion } from '@mashq/state/questions/teacher-question';
import { useTeacherPackage } from '@mashq/state/work/packages';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { Preview } from '../../../questions/preview/Preview.tsx';
import { preview } from '../../../questions/strings/teacher-preview.ts';
import { workLists } from '../../homework/teacher/work-lists.ts';
import { teacherPackages } from '../../strings/teacher-packages.ts';

export interface ActivityQuestionScreenProps {
  packageId: string;
  activityId: string;
  /** A skill of the activity. */
  questionKey: string;
}

/** A question like those of an activity, as the student sees it, with key, hints and solution. */
export function ActivityQuestionScreen({ packageId, activityId, questionKey }: ActivityQuestionScreenProps) {
  const { data } = usePreviewQuestion(questionKey);
  const one = useTeacherPackage(packageId);
  const activity = one.data?.activities.find(({ number }) => String(number) === activityId);
  useNameInTitle(activity?.title);
  const title = activity?.title ?? data?.skill.title ?? preview.title;
  const crumbs = [
    workLists.package,
    { title: one.data?.title ?? teacherPackages.one, href: `/teacher/package/${packageId}` },
    { title },
  ];
  return (
    <Page title={title} subtitle={preview.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />} width="full">
      <Preview skillId={questionKey} />
    </Page>
  );
}
