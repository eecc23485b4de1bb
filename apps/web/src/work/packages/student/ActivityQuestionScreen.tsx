import { usePackage, usePackageQuestions } from '@mashq/state/work/packages-student';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { QuestionSet } from '../../../questions/student/QuestionSet.tsx';
import { packageWords } from '../../strings/student-package.ts';
import { activityItems } from './activity-questions.ts';

export interface ActivityQuestionScreenProps {
  packageId: string;
  activityId: string;
  questionKey: string;
}

/** One question of an activity, or a similar one of it. */
export function ActivityQuestionScreen({ packageId, activityId, questionKey }: ActivityQuestionScreenProps) {
  const { data } = usePackage(packageId);
  const questions = usePackageQuestions(packageId, { isNeeded: data?.is_open ?? false });
  const activity = data?.activities.find(({ number }) => String(number) === activityId);
  useNameInTitle(activity?.title);
  return (
    <QuestionSet
      series={['package', packageId]}
      questionKey={questionKey}
      home={`/student/package/${packageId}/activity/${activityId}`}
      items={data && activity ? activityItems(data, activity) : undefined}
      questions={questions.data}
      isOpen={data?.is_open}
      leave={packageWords.leave}
      // A right answer opens a gate: the way goes on in the garden, not to another question.
      {...(activity?.kind === 'game' && { back: packageWords.game.toGarden })}
    />
  );
}
