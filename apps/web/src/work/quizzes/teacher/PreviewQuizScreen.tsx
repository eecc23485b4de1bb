import type { QuizQuestion, TeacherQuiz } from '@mashq/api/contract';
import type { QuestionSheetData, RawInput, SolutionStep } from '@mashq/curriculum/model';
import { useQuizQuestions, useQuizReport, useSwapQuestion } from '@mashq/state/work/quizzes/quiz-teacher';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { emptyInput } from '@mashq/ui/learning/answers';
import { InlineContent } from '@mashq/ui/learning/content';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { QuizActions } from './QuizActions.tsx';

const words = teacherQuiz;

/** A quiz question by question as a child sees it, with its key; a question may be swapped. `?n=` counts from 1. */
export function PreviewQuizScreen({ quizId }: { quizId: string }) {
  const report = useQuizReport('teacher', quizId);
  const questions = useQuizQuestions(quizId);
  const quiz = report.data?.quiz;
  useNameInTitle(quiz?.title);
  const home = quiz && `/teacher/quiz-reports/${quiz.class_id}/${quiz.id}`;
  return (
    <Page
      title={quiz?.title ?? words.preview}
      subtitle={words.previewHint}
      actions={quiz?.state === 'draft' && <QuizActions quiz={quiz} isPreview />}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { title: words.reports, href: '/teacher/quiz-reports' },
            ...(home ? [{ title: quiz.title, href: home }] : []),
            { title: words.preview },
          ]}
        />
      }
    >
      <QueryBoundary query={questions} skeleton={<Skeleton shape="card" size="huge" />}>
        {(all) => quiz && <Preview quiz={quiz} questions={all} />}
      </QueryBoundary>
    </Page>
  );
}

function Preview({ quiz, questions }: { quiz: TeacherQuiz; questions: readonly QuizQuestion[] }) {
  const place = Math.min(questions.length, Math.max(1, Number(new URLSearchParams(useSearch()).get('n') ?? 1) || 1));
  const [, navigate] = useLocation();
  const question = questions[place - 1];
  const swap = useSwapQuestion(quiz);
  if (question === undefined) return null;
  const to = (other: number) => `/teacher/quiz/${quiz.id}/preview?n=${other}`;
  const onward = () => navigate(to(place < questions.length ? place + 1 : 1));
  return (
    <Stack gap={6}>
      <Inline justify="between">
        <Inline>
          {place > 1 && (
            <Link variant="secondary" href={to(place - 1)}>
              {words.previous}
            </Link>
          )}
          {place < questions.length && (
            <Link variant="secondary" href={to(place + 1)}>
              {words.next}
            </Link>
          )}
        </Inline>
        {!quiz.is_begun && (
          <Button
            variant="secondary"
            isPending={swap.isPending}
            onPress={() => swap.mutate(question.position, { onSuccess: () => void showToast(words.swapped) })}
          >
            {words.swap}
          </Button>
        )}
      </Inline>
      {swap.error && <Alert tone="danger">{swap.error.detail}</Alert>}
      <TriedQuestion
        key={JSON.stringify(question.sheet.stem)}
        question={question}
        place={place}
        all={questions.length}
        onNext={onward}
      />
    </Stack>
  );
}

interface TriedQuestionProps {
  question: QuizQuestion;
  place: number;
  all: number;
  onNext: () => void;
}

function TriedQuestion({ question, place, all, onNext }: TriedQuestionProps) {
  const [value, setValue] = useState<RawInput>(() => emptyInput(question.sheet.answer));
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={6}>
      <QuestionSheet
        questionKey={String(place)}
        place={[words.of(formatNumber(place), formatNumber(all)), question.skill.title]}
        question={question.sheet as QuestionSheetData}
        value={value}
        onChange={setValue}
        phase="answering"
        onCheck={onNext}
        messages={{ check: place < all ? words.next : words.first }}
      />
      {isShown ? (
        <Card title={words.key}>
          <Stack gap={4}>
            <p>
              <InlineContent content={question.key} />
            </p>
            <SolutionSteps steps={question.solution as SolutionStep[]} />
          </Stack>
        </Card>
      ) : (
        <div>
          <Button variant="secondary" onPress={() => setShown(true)}>
            {words.showKey}
          </Button>
        </div>
      )}
    </Stack>
  );
}
