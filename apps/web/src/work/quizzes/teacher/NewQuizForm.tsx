import type { SchoolClass } from '@mashq/api/contract';
import { useClassGroups } from '@mashq/state/work/groups';
import { useCreateQuiz, useQuizSkills } from '@mashq/state/work/quizzes/quiz-reports';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ChoiceFailure } from '../../../platform/loading/ChoiceFailure.tsx';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { askedSkills, contentOf, type DraftQuiz, emptyDraft, hasTimes, MAX_SKILLS } from './draft-quiz.ts';
import { QuizContentFields } from './QuizContentFields.tsx';
import { QuizRuleFields } from './QuizRuleFields.tsx';

const words = teacherQuiz.form;

/** Form for a new quiz of a class. Nothing typed is lost if the server refuses it, or by a reload. */
export function NewQuizForm({ schoolClass }: { schoolClass: Pick<SchoolClass, 'id' | 'title'> }) {
  const classId = schoolClass.id;
  const { id, draft, change, forget } = useStoredDraft<DraftQuiz>(`quiz.${classId}`, () => emptyDraft);
  const [, navigate] = useLocation();
  const skills = useQuizSkills(classId, {
    ...(draft.firstPage !== null && { firstPage: draft.firstPage }),
    ...(draft.lastPage !== null && { lastPage: draft.lastPage }),
  });
  const create = useCreateQuiz();
  const groups = useClassGroups(classId).data ?? [];
  const [isAsked, setAsked] = useState(false);
  const asked = askedSkills(draft, skills.data ?? []);
  const questions = asked.length * (draft.items ?? 1);
  const isReady = asked.length > 0 && asked.length <= MAX_SKILLS;
  // Nothing asked for yet is the whole book, which is no fault of the form's.
  const isUntouched = draft.firstPage === null && draft.lastPage === null && draft.skillIds.length === 0;
  const send = (isDraft: boolean) => {
    if (!isReady || !hasTimes(draft, isDraft)) return;
    create.mutate(
      { id, classId, draft: isDraft, ...contentOf(draft, skills.data ?? [], Date.now()) },
      {
        onSuccess: (quiz) => {
          forget();
          void showToast(words.sent);
          navigate(`/teacher/quiz/${quiz.id}/preview`);
        },
      },
    );
  };
  return (
    <Form
      // What begins at once is asked about first.
      onSubmit={() => (draft.startAt === null && isReady ? setAsked(true) : send(false))}
      failedTitle={words.failed}
      {...(create.error && { errorMessage: create.error.detail, errors: create.error.fields })}
    >
      <Grid columns="mainAside" align="start">
        <QuizContentFields classId={classId} draft={draft} skills={skills} onChange={change} />
        <Stack gap={6}>
          <QuizRuleFields draft={draft} onChange={change} />
          <ChoiceFailure query={skills} />
          {asked.length > 0 && (
            <Alert tone={isReady || isUntouched ? 'info' : 'warning'}>
              {isReady
                ? words.total(formatNumber(questions), formatNumber(questions * (draft.points ?? 1)))
                : (isUntouched ? words.chooseFirst : words.tooMany)(formatNumber(MAX_SKILLS))}
            </Alert>
          )}
          <Button
            type="submit"
            size="large"
            isFullWidth
            isDisabled={!isReady}
            isPending={create.isPending && create.variables.draft !== true}
          >
            {words.send}
          </Button>
          <Button
            variant="secondary"
            isFullWidth
            isDisabled={!isReady}
            isPending={create.isPending && create.variables.draft === true}
            onPress={() => send(true)}
          >
            {words.draft}
          </Button>
        </Stack>
      </Grid>
      <ConfirmDialog
        title={words.nowTitle}
        confirmLabel={words.nowYes}
        closeLabel={words.nowNo}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => send(false)}
      >
        {words.nowText(
          formatNumber(questions),
          draft.groupIds.length === 0 ? words.wholeClass(schoolClass.title) : namesOf(groups, draft.groupIds),
          formatDateTime(contentOf(draft, skills.data ?? [], Date.now()).endDate, 'weekday'),
        )}
      </ConfirmDialog>
    </Form>
  );
}

function namesOf(groups: readonly { id: string; name: string }[], chosen: readonly string[]): string {
  return groups
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name)
    .join('، ');
}
