import type { QuestionView } from '@mashq/api/contract';
import type { QuestionRef } from '@mashq/state/platform/query/student-keys';
import { nextSkill, type Skill, type Skills } from '@mashq/state/practice/next-skill';
import { useSkills } from '@mashq/state/practice/skills';
import { prefetchQuestion, useNextPractice, useQuestion } from '@mashq/state/questions/question';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { preloadAnswer } from '@mashq/ui/learning/answers';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { PracticeWithExample } from '../../questions/student/example/PracticeWithExample.tsx';
import { QuestionFrame } from '../../questions/student/QuestionFrame.tsx';
import { QuestionSession } from '../../questions/student/QuestionSession.tsx';
import { usePrefetchedParts } from '../../questions/student/use-prefetched-parts.ts';
import { practiceWords } from '../strings/student-practice.ts';
import { nextWaits, useAskOnline } from './use-ask-online.ts';

/** For few students: those who may be stuck. */
const stepBack = lazyComponent(() => import('./StepBack.tsx'), 'StepBack');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Practice of one skill. The key is the skill's id, or the id of one of its questions. */
export function SkillQuestionScreen({ questionKey }: { questionKey: string }) {
  const [, navigate] = useLocation();
  const question = useQuestion(addressOf(questionKey));
  const skillId = question.data?.sheet.skillId ?? questionKey;
  useNameInTitle(question.data?.skill.title);
  const next = useNextPractice(skillId);
  const kind = question.data?.sheet.answer.kind;
  usePrefetchedParts(kind ? [kind] : [], kind);
  const path = (key: string) => `/student/skill/question/${encodeURIComponent(key)}`;
  const [isLearned, setLearned] = useState(false);
  const skills = useSkills({ isNeeded: isLearned });
  const goOn = () =>
    next.mutate(undefined, {
      onSuccess: () => {
        came();
        navigate(path(skillId));
      },
      onError: failed,
    });
  const { isWaiting, came, failed } = useAskOnline(goOn);
  return (
    <QuestionFrame title={practiceWords.title} leaveHref="/student" leaveLabel={practiceWords.leave}>
      <QueryBoundary query={question} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(view) => (
          <>
            {isWaiting && (
              <OptionalBoundary>
                <nextWaits.Component isAsking={next.isPending} onAsk={goOn} />
              </OptionalBoundary>
            )}
            <WhereStuck key={`stuck ${view.question_id}`} view={view} />
            <PracticeWithExample key={view.question_id} view={view}>
              {(onExample) => (
                <QuestionSession
                  view={view}
                  onNext={goOn}
                  onSimilarQuestion={(questionId) => navigate(path(questionId))}
                  onLearned={() => setLearned(true)}
                  onDone={next.prepare}
                  afterLearned={<AfterLearned skills={skills} skillId={skillId} />}
                  onExample={onExample}
                />
              )}
            </PracticeWithExample>
          </>
        )}
      </QueryBoundary>
    </QuestionFrame>
  );
}

SkillQuestionScreen.prefetch = async ({ questionKey }: { questionKey: string }) => {
  const question = await prefetchQuestion(addressOf(questionKey));
  if (question) await preloadAnswer(question.sheet.answer.kind);
};

const addressOf = (questionKey: string): QuestionRef =>
  UUID.test(questionKey) ? { questionId: questionKey } : { skillId: questionKey };

/** Nobody is stuck before some tries, nor near the end. */
const MIN_TRIES = 4;

/** The earlier skill to go to, for who may be stuck; decided when a question is opened, so that nothing moves while it is answered. */
function WhereStuck({ view: { question_id: questionId, mastery, sheet } }: { view: QuestionView }) {
  const [isWorthAsking] = useState(
    () => mastery.n >= MIN_TRIES && (mastery.band === 'starting' || mastery.band === 'learning'),
  );
  if (!isWorthAsking) return null;
  return (
    <OptionalBoundary>
      <stepBack.Component skillId={sheet.skillId} questionId={questionId} />
    </OptionalBoundary>
  );
}

/** Practice of a learned skill ends: the next skill of the book, or home. */
function AfterLearned({ skills, skillId }: { skills: ReturnType<typeof useSkills>; skillId: string }) {
  const [, navigate] = useLocation();
  const next = skillAfter(skills.data, skillId);
  const words = practiceWords;
  const isHome = next === undefined && !skills.isLoading;
  return (
    <>
      <Button
        size="large"
        isFullWidth
        isPending={skills.isLoading}
        onPress={() => navigate(next ? `/student/skill/question/${next.id}` : '/student')}
      >
        {isHome ? words.enough : words.nextSkill(next?.title)}
      </Button>
      {!isHome && (
        <Link variant="quiet" size="large" isFullWidth href="/student">
          {words.enough}
        </Link>
      )}
    </>
  );
}

/** The skill to go on with after one that was just learned; none where all are. */
function skillAfter(skills: Skills | undefined, learnedId: string): Skill | undefined {
  const chapters = skills?.chapters.map((chapter) => ({
    ...chapter,
    skills: chapter.skills.filter(
      ({ id, mastery: { band } }) => id !== learnedId && !['learned', 'mastered'].includes(band),
    ),
  }));
  return chapters && nextSkill({ ...(skills as Skills), chapters });
}
