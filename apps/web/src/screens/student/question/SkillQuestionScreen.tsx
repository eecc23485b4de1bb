import { useNextPractice, useQuestion } from '@mashq/state/member';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { useLocation } from 'wouter';
import { Loaded } from '../../../loading/Loaded.tsx';
import { practiceWords } from '../../../strings/student/practice.ts';
import { tell } from '../../../toasts/tell.ts';
import { QuestionDesk } from './QuestionDesk.tsx';
import { QuestionFrame } from './QuestionFrame.tsx';
import { usePrefetchedParts } from './use-prefetched-parts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Practice of one skill, question after question. The key is the skill's id, or that of one question of it. */
export function SkillQuestionScreen({ questionKey }: { questionKey: string }) {
  const [, navigate] = useLocation();
  const question = useQuestion(UUID.test(questionKey) ? { questionId: questionKey } : { skillId: questionKey });
  const skillId = question.data?.sheet.skillId ?? questionKey;
  const next = useNextPractice(skillId);
  usePrefetchedParts(question.data ? [question.data.sheet.answer.kind] : []);
  const path = (key: string) => `/student/skill/question/${encodeURIComponent(key)}`;
  const goOn = () =>
    next.mutate(undefined, {
      onSuccess: () => navigate(path(skillId)),
      onError: (error) => void tell(error.message, 'error'),
    });
  return (
    <QuestionFrame title={practiceWords.title} leaveHref="/student" leaveLabel={practiceWords.leave}>
      <Loaded query={question} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(view) => (
          <QuestionDesk
            key={view.question_id}
            view={view}
            onNext={goOn}
            onTwin={(questionId) => navigate(path(questionId))}
          />
        )}
      </Loaded>
    </QuestionFrame>
  );
}
