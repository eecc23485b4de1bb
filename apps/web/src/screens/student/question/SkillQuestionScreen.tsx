import { useNextPractice, useQuestion } from '@mashq/state/member';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../../routing/use-name-in-title.ts';
import { practiceWords } from '../../../strings/student/practice.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import { QuestionSession } from './QuestionSession.tsx';
import { usePrefetchedParts } from './use-prefetched-parts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Practice of one skill. The key is the skill's id, or the id of one of its questions. */
export function SkillQuestionScreen({ questionKey }: { questionKey: string }) {
  const [, navigate] = useLocation();
  const question = useQuestion(UUID.test(questionKey) ? { questionId: questionKey } : { skillId: questionKey });
  const skillId = question.data?.sheet.skillId ?? questionKey;
  useNameInTitle(question.data?.skill.title);
  const next = useNextPractice(skillId);
  usePrefetchedParts(question.data ? [question.data.sheet.answer.kind] : []);
  const path = (key: string) => `/student/skill/question/${encodeURIComponent(key)}`;
  const goOn = () =>
    next.mutate(undefined, {
      onSuccess: () => navigate(path(skillId)),
      onError: (error) => void showToast(error.message, 'error'),
    });
  return (
    <QuestionFrame title={practiceWords.title} leaveHref="/student" leaveLabel={practiceWords.leave}>
      <QueryBoundary query={question} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(view) => (
          <QuestionSession
            key={view.question_id}
            view={view}
            onNext={goOn}
            onSimilarQuestion={(questionId) => navigate(path(questionId))}
          />
        )}
      </QueryBoundary>
    </QuestionFrame>
  );
}
