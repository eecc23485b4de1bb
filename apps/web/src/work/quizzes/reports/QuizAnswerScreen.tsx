import type { QuizAnswerReport } from '@mashq/api/contract';
import type { SolutionStep } from '@mashq/curriculum/model';
import { useQuizAnswer } from '@mashq/state/work/quizzes/quiz-teacher';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { FigureView } from '@mashq/ui/learning/figures';
import { SolutionSteps } from '@mashq/ui/learning/solution-steps';
import { useSearch } from 'wouter';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { QuizStudentPageLayout, type QuizStudentParams } from './QuizStudentPageLayout.tsx';
import { useQuizReader } from './use-quiz-reader.ts';

const words = teacherQuiz;
const TONES = { right: 'success', wrong: 'reward', empty: 'neutral' } as const;

/** One question of one child with every answer as typed; `?n=` counts from 1. */
export function QuizAnswerScreen(params: QuizStudentParams) {
  const { reader } = useQuizReader();
  const place = Math.max(1, Number(new URLSearchParams(useSearch()).get('n') ?? 1) || 1);
  const report = useQuizAnswer(reader, params.quizId, params.studentId, place - 1);
  return (
    <QuizStudentPageLayout
      {...params}
      quiz={report.data?.quiz.title}
      student={report.data?.student.name}
      title={words.question(formatNumber(place))}
    >
      <QueryBoundary query={report} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => <Answer report={data} place={place} />}
      </QueryBoundary>
    </QuizStudentPageLayout>
  );
}

function Answer({ report: { answer, solution, attempts }, place }: { report: QuizAnswerReport; place: number }) {
  const { sheet, skill, outcome, points, out_of, input, key, misconception } = answer;
  return (
    <Stack gap={6}>
      <Card
        title={words.question(formatNumber(place))}
        subtitle={skill.title}
        actions={
          <Badge tone={TONES[outcome]}>
            {words.outcomes[outcome]}، {words.of(formatNumber(points), formatNumber(out_of))}
          </Badge>
        }
      >
        <Stack gap={4}>
          <BlockContent blocks={sheet.stem} />
          {sheet.figure !== undefined && (
            <OptionalBoundary>
              <FigureView figure={sheet.figure} />
            </OptionalBoundary>
          )}
          <strong>{words.answerGiven}</strong>
          {input === null ? (
            <p>{words.noAnswer}</p>
          ) : (
            <OptionalBoundary>
              <RawAnswer form={sheet.answer} raw={input} />
            </OptionalBoundary>
          )}
          {misconception !== null && <p>{words.misconception(misconception)}</p>}
          <p>
            {words.key}: <InlineContent content={key} />
          </p>
          <SolutionSteps steps={solution as SolutionStep[]} />
        </Stack>
      </Card>
      {attempts.length > 0 && (
        <Card title={words.attempts}>
          <List>
            {attempts.map(({ id, answered_at, raw, offline, is_late, try_no }) => (
              <ListItem
                key={id}
                title={
                  <OptionalBoundary>
                    <RawAnswer form={sheet.answer} raw={raw} />
                  </OptionalBoundary>
                }
                description={`${words.tryOf(formatNumber(try_no))}، ${formatDateTime(answered_at)}`}
                end={is_late ? <Badge tone="danger">{words.late}</Badge> : offline && <Badge>{words.offline}</Badge>}
              />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  );
}
