import type { QuizQuestionReport, TeacherQuiz } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Accordion } from '@mashq/ui/data/accordion';
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
import { ContainerSwitch } from '../../../platform/layout/ContainerSwitch.tsx';
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

/**
 * Each question of a quiz: its key, how it was answered, and frequent wrong answers; its teacher may regrade it. In a narrow place
 * a question is one line that opens: cards of all of them are longer than the class.
 */
export function QuestionReports({ quiz, questions, isTeacher }: QuestionReportsProps) {
  const [asked, setAsked] = useState<QuizQuestionReport | null>(null);
  const [isOpen, setOpen] = useState(false);
  const regradeOf = (question: QuizQuestionReport) =>
    isTeacher && quiz.is_begun
      ? () => {
          setAsked(question);
          setOpen(true);
        }
      : undefined;
  const isMeasured = questions.some(({ discrimination }) => discrimination !== null);
  return (
    <Section title={words.title} {...(isMeasured && { subtitle: words.discriminationHint })}>
      <ContainerSwitch
        narrow={() => (
          <Accordion
            allowsMultiple
            items={questions.map((question) => ({
              id: String(question.position),
              title: inShort(question),
              content: <QuestionFacts question={question} onRegrade={regradeOf(question)} />,
            }))}
          />
        )}
        wide={() => (
          <Grid columns="wide">
            {questions.map((question) => (
              <QuestionCard key={question.position} question={question} onRegrade={regradeOf(question)} />
            ))}
          </Grid>
        )}
      />
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

const inShort = ({ position, skill, right, wrong, empty }: QuizQuestionReport) =>
  words.inShort(
    teacherQuiz.question(formatNumber(position + 1)),
    skill.title,
    formatNumber(right),
    formatNumber(right + wrong + empty),
  );

interface QuestionProps {
  question: QuizQuestionReport;
  onRegrade: (() => void) | undefined;
}

function QuestionCard({ question, onRegrade }: QuestionProps) {
  const { position, skill, regrade } = question;
  return (
    <Card
      title={teacherQuiz.question(formatNumber(position + 1))}
      subtitle={skill.title}
      level={3}
      {...(regrade !== null && { actions: <Badge tone="info">{teacherQuiz.regrade.changes[regrade]}</Badge> })}
      {...(onRegrade && { footer: <RegradeButton onPress={onRegrade} /> })}
    >
      <QuestionBody question={question} />
    </Card>
  );
}

/** The same below a line that says its number and skill. */
function QuestionFacts({ question, onRegrade }: QuestionProps) {
  return (
    <Stack gap={3}>
      {question.regrade !== null && (
        <div>
          <Badge tone="info">{teacherQuiz.regrade.changes[question.regrade]}</Badge>
        </div>
      )}
      <QuestionBody question={question} />
      {onRegrade && (
        <div>
          <RegradeButton onPress={onRegrade} />
        </div>
      )}
    </Stack>
  );
}

function RegradeButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" onPress={onPress}>
      {words.regrade}
    </Button>
  );
}

function QuestionBody({ question }: Pick<QuestionProps, 'question'>) {
  const { sheet, key, right, wrong, empty, accepted, regrade, wrong_answers, discrimination } = question;
  return (
    <Stack gap={3}>
      <BlockContent blocks={sheet.stem} />
      {sheet.figure !== undefined && (
        <OptionalBoundary>
          <FigureView figure={sheet.figure} />
        </OptionalBoundary>
      )}
      <p>
        {regrade === 'key' ? words.keyBefore : teacherQuiz.key}: <InlineContent content={key} />
      </p>
      {accepted.length > 0 && (
        <>
          <strong>{regrade === 'key' ? words.keyNow : words.alsoRight}</strong>
          <List>
            {accepted.map((raw) => (
              <ListItem
                key={JSON.stringify(raw)}
                title={
                  <OptionalBoundary>
                    <RawAnswer form={sheet.answer} raw={raw} />
                  </OptionalBoundary>
                }
              />
            ))}
          </List>
        </>
      )}
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
  );
}
