import type { QuizQuestionReport, TeacherQuiz } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { BlockContent, InlineContent } from '@mashq/ui/learning/content';
import { FigureView } from '@mashq/ui/learning/figures';
import { useState } from 'react';
import { lazyComponent } from '../../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

const regradeDialog = lazyComponent(() => import('../teacher/RegradeDialog.tsx'), 'RegradeDialog');

const words = teacherQuiz.questions;

export interface QuestionReportsProps {
  quiz: TeacherQuiz;
  questions: readonly QuizQuestionReport[];
  isTeacher: boolean;
}

/** Each question of a quiz: its key, how it was answered, and frequent wrong answers; its teacher may regrade it. */
export function QuestionReports({ quiz, questions, isTeacher }: QuestionReportsProps) {
  const [asked, setAsked] = useState<QuizQuestionReport | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isMeasured = questions.some(({ discrimination }) => discrimination !== null);
  return (
    <Section title={words.title} {...(isMeasured && { subtitle: words.discriminationHint })}>
      <Grid columns="wide">
        {questions.map((question) => (
          <QuestionCard
            key={question.position}
            question={question}
            onRegrade={
              isTeacher && quiz.is_begun
                ? () => {
                    setAsked(question);
                    setOpen(true);
                  }
                : undefined
            }
          />
        ))}
      </Grid>
      {asked !== null && (
        <OptionalBoundary>
          <regradeDialog.Component
            key={asked.position}
            quiz={quiz}
            question={asked}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </OptionalBoundary>
      )}
    </Section>
  );
}

interface QuestionCardProps {
  question: QuizQuestionReport;
  onRegrade: (() => void) | undefined;
}

function QuestionCard({ question, onRegrade }: QuestionCardProps) {
  const { position, skill, sheet, key, right, wrong, empty, wrong_answers, discrimination, regrade } = question;
  return (
    <Card
      title={teacherQuiz.question(formatNumber(position + 1))}
      subtitle={skill.title}
      level={3}
      {...(regrade !== null && { actions: <Badge tone="info">{teacherQuiz.regrade.changes[regrade]}</Badge> })}
      {...(onRegrade && {
        footer: (
          <Button variant="secondary" size="small" onPress={onRegrade}>
            {words.regrade}
          </Button>
        ),
      })}
    >
      <Stack gap={3}>
        <BlockContent blocks={sheet.stem} />
        {sheet.figure !== undefined && (
          <OptionalBoundary>
            <FigureView figure={sheet.figure} />
          </OptionalBoundary>
        )}
        <p>
          {teacherQuiz.key}: <InlineContent content={key} />
        </p>
        <p>{words.shares(formatNumber(right), formatNumber(wrong), formatNumber(empty))}</p>
        {discrimination !== null && <p>{words.discrimination(formatNumber(discrimination))}</p>}
        {wrong_answers.length > 0 && (
          <>
            <strong>{words.wrongAnswers}</strong>
            <List>
              {wrong_answers.map(({ raw, count, misconception }) => (
                <ListItem
                  key={JSON.stringify(raw)}
                  title={
                    <OptionalBoundary>
                      <RawAnswer form={sheet.answer} raw={raw} />
                    </OptionalBoundary>
                  }
                  {...(misconception !== null && { description: teacherQuiz.misconception(misconception) })}
                  end={words.times(formatNumber(count))}
                />
              ))}
            </List>
          </>
        )}
      </Stack>
    </Card>
  );
}
