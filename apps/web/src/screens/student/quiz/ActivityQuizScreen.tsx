import { Redirect } from 'wouter';

/** A quiz that is an activity of a package: its rules, from where it begins. */
export function ActivityQuizScreen({ activityId }: { activityId: string }) {
  return <Redirect to={`/student/quiz?quiz=${encodeURIComponent(activityId)}`} replace />;
}
