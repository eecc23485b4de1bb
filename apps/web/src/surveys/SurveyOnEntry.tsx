import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { useSession } from '@mashq/state/platform/session/session';
import { noteAsked, useSurveyCheck, wasAsked } from '@mashq/state/surveys/survey';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent } from '../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../platform/routing/OptionalBoundary.tsx';

const dialog = lazyComponent(() => import('./SurveyDialog.tsx'), 'SurveyDialog');

/** Where a person enters: nobody is asked in the middle of work. */
const HOMES: Readonly<Record<string, string>> = { STUDENT: '/student', TEACHER: '/teacher', MANAGER: '/school' };

/** Asks a survey that waits once a visit, on the person's home: of a child on a screen of its own, of others in a dialog. */
export function SurveyOnEntry() {
  const { activeUser } = useSession();
  const [path] = useLocation();
  const isHome = activeUser !== null && HOMES[activeUser.role] === path;
  if (!isHome) return null;
  return (
    <QueryProvider>
      <OncePerVisit key={activeUser.id} isStudent={activeUser.role === 'STUDENT'} />
    </QueryProvider>
  );
}

function OncePerVisit({ isStudent }: { isStudent: boolean }) {
  const [isDue] = useState(() => !wasAsked());
  return isDue ? <SurveyOffer isStudent={isStudent} /> : null;
}

function SurveyOffer({ isStudent }: { isStudent: boolean }) {
  const { data } = useSurveyCheck();
  const [, navigate] = useLocation();
  // Kept: once it is answered none waits any more, and the thanks are still to be read.
  const [asked, setAsked] = useState<string>();
  const surveyId = data?.exists ? data.survey_id : null;
  useEffect(() => {
    if (surveyId === null) return;
    noteAsked();
    if (isStudent) navigate(`/student/survey/${surveyId}`);
    else setAsked(surveyId);
  }, [surveyId, isStudent, navigate]);
  if (asked === undefined) return null;
  return (
    <OptionalBoundary>
      <dialog.Component surveyId={asked} />
    </OptionalBoundary>
  );
}
