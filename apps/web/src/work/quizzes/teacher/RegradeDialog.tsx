import type { QuizQuestionReport, QuizScore, TeacherQuiz } from '@mashq/api/contract';
import { type RegradeChange, usePreviewRegrade, useRegrade } from '@mashq/state/work/quizzes/quiz-teacher';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { CheckboxGroup } from '@mashq/ui/forms/checkbox-group';
import { RadioGroup } from '@mashq/ui/forms/radio-group';
import { formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { RawAnswer } from '@mashq/ui/learning/answers/raw-answer';
import { Dialog } from '@mashq/ui/overlays/dialog';
import { useState } from 'react';
import { OptionalBoundary } from '../../../platform/routing/OptionalBoundary.tsx';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';

type Change = RegradeChange['change'];

const words = teacherQuiz.regrade;
const NOTES: Partial<Record<Change, string>> = words.notes;
const CHANGES = (Object.entries(words.changes) as [Change, string][]).map(([value, label]) => ({
  value,
  label,
  description: NOTES[value],
}));

const namesAnswers = (change: Change) => change === 'key' || change === 'also';

const scoreText = ({ points, out_of }: QuizScore) => teacherQuiz.of(formatNumber(points), formatNumber(out_of));

export interface RegradeDialogProps {
  quiz: TeacherQuiz;
  question: QuizQuestionReport;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Regrades a question: before and after are shown first. */
export function RegradeDialog({ quiz, question, isOpen, onOpenChange }: RegradeDialogProps) {
  const [change, setChange] = useState<Change>(question.regrade ?? 'all_points');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const preview = usePreviewRegrade(quiz.id, question.position);
  const regrade = useRegrade(quiz, question.position);
  const inputs = question.wrong_answers.filter((_, index) => chosen.includes(String(index))).map(({ raw }) => raw);
  const body: RegradeChange = { change, ...(namesAnswers(change) && { inputs }) };
  const isIncomplete = namesAnswers(change) && inputs.length === 0;
  const error = preview.error ?? regrade.error;
  const forget = () => {
    preview.reset();
    regrade.reset();
  };
  const shown = preview.data;
  /** Multiplied out, as a dropped question leaves fewer points to have. */
  const moved = (shown?.students ?? []).map((student) => ({
    ...student,
    by: student.after.points * student.before.out_of - student.before.points * student.after.out_of,
  }));
  const ways = [
    { title: words.up(formatNumber(shown?.up ?? 0)), tone: 'success', students: moved.filter(({ by }) => by > 0) },
    { title: words.down(formatNumber(shown?.down ?? 0)), tone: 'warning', students: moved.filter(({ by }) => by < 0) },
  ] as const;
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        shown === undefined ? (
          <Button isDisabled={isIncomplete} isPending={preview.isPending} onPress={() => preview.mutate(body)}>
            {words.preview}
          </Button>
        ) : (
          <Button
            isPending={regrade.isPending}
            onPress={() =>
              regrade.mutate(body, {
                onSuccess: () => {
                  void showToast(teacherQuiz.done);
                  onOpenChange(false);
                },
              })
            }
          >
            {words.apply}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        {error && <Alert tone="danger">{error.detail}</Alert>}
        <RadioGroup
          label={words.how}
          options={CHANGES}
          value={change}
          onChange={(next) => {
            setChange(next);
            forget();
          }}
        />
        {namesAnswers(change) &&
          (question.wrong_answers.length === 0 ? (
            <p>{words.noWrong}</p>
          ) : (
            <CheckboxGroup
              label={words.which}
              value={chosen}
              onChange={(next) => {
                setChosen(next);
                forget();
              }}
              options={question.wrong_answers.map(({ raw, count }, index) => ({
                value: String(index),
                label: (
                  <OptionalBoundary>
                    <RawAnswer form={question.sheet.answer} raw={raw} />
                  </OptionalBoundary>
                ),
                description: teacherQuiz.questions.times(formatNumber(count)),
              }))}
            />
          ))}
        {shown?.changed === 0 && <Alert tone="info" title={words.nobody} />}
        {ways
          .filter(({ students }) => students.length > 0)
          .map(({ title, tone, students }) => (
            <Alert key={tone} tone={tone} title={title}>
              {students.map(({ student_id, name, before, after }) => (
                <p key={student_id}>{words.row(name, scoreText(before), scoreText(after))}</p>
              ))}
            </Alert>
          ))}
        {shown !== undefined && shown.changed > 0 && <p>{words.notified}</p>}
      </Stack>
    </Dialog>
  );
}
