import type { MemberQuizReport } from '@mashq/api/contract';
import type { SolutionStep } from '@mashq/curriculum/model';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { FigureView } from '@mashq/ui/learning/figures';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { useSearch } from 'wouter';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { quizWords } from '../../strings/student-quiz.ts';
import { QuestionsLater, QuizResult } from './QuizResult.tsx';

type ReportedQuestion = MemberQuizReport['questions'][number];

const words = quizWords;
const TONES = { right: 'success', wrong: 'reward', empty: 'neutral' } as const;
const OUTCOMES = { right: words.right, wrong: words.wrong, empty: words.emptyOnes } as const;

/** One question of a result: what was asked, what was answered, what is right; `?n=` counts from 1. */
export function ReportQuestionScreen({ quizId }: { quizId: string }) {
  const place = Math.max(1, Number(new URLSearchParams(useSearch()).get('n') ?? 1) || 1);
  return (
    <QuizResult quizId={quizId} title={words.seeQuestions}>
      {(report) => {
        const { questions } = report;
        const question = questions[place - 1] ?? questions[0];
        const to = (other: number) => `/student/quiz/${quizId}/report-questions/detail?n=${other}`;
        if (question === undefined) return <QuestionsLater report={report} />;
        return (
          <Stack gap={6}>
            <QuestionCard question={question} place={place} all={questions.length} />
            <Inline justify="between">
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
          </Stack>
        );
      }}
    </QuizResult>
  );
}

function QuestionCard({ question, place, all }: { question: ReportedQuestion; place: number; all: number }) {
  const { sheet, input, outcome, points, out_of, regrade, key, solution } = question;
  return (
    <Card
      title={words.question(formatNumber(place), formatNumber(all))}
      {...(outcome !== null && {
        actions: (
          <Badge tone={TONES[outcome]}>
            {OUTCOMES[outcome]}
            {points !== null && `، ${formatNumber(points)} ${words.of(formatNumber(out_of))}`}
          </Badge>
        ),
      })}
    >
      <Stack gap={5}>
        <BlockContent blocks={sheet.stem} />
        {sheet.figure !== undefined && (
          <OptionalBoundary>
            <FigureView figure={sheet.figure} />
          </OptionalBoundary>
        )}
        {regrade !== null && <Alert tone="info">{words.regrade[regrade]}</Alert>}
        <Stack gap={2}>
          <strong>{words.yourAnswer}</strong>
          {input === null ? (
            <p>{words.noAnswer}</p>
          ) : (
            <OptionalBoundary>
              <RawAnswer form={sheet.answer} raw={input} />
            </OptionalBoundary>
          )}
        </Stack>
        {key !== null && (
          <Stack gap={2}>
            <strong>{words.rightAnswer}</strong>
            <p>
              <InlineContent content={key} />
            </p>
          </Stack>
        )}
        {solution !== null && <SolutionSteps steps={solution as SolutionStep[]} />}
      </Stack>
    </Card>
  );
}
