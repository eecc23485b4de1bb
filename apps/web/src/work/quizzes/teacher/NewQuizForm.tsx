import type { QuizSkill, SchoolClass } from '@mashq/api/contract';
import { useClassGroups } from '@mashq/state/work/groups';
import { useCreateQuiz, useQuizSkills } from '@mashq/state/work/quizzes/quiz-teacher';
import { Button } from '@mashq/ui/actions/button';
import { Alert } from '@mashq/ui/feedback/alert';
import { Form } from '@mashq/ui/forms/form';
import { formatDeadline, formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ChoiceFailure } from '../../../platform/loading/ChoiceFailure.tsx';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { showToast } from '../../../platform/toasts/show-toast.ts';
import type { ViewPart } from '../../assigned/student-view/StudentView.tsx';
import { StudentViewButton, StudentViewCard } from '../../assigned/student-view/StudentViewPlaces.tsx';
import { useWhom, viewFacts } from '../../assigned/student-view/view-facts.ts';
import { studentView } from '../../strings/student-view.ts';
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
  const parts = useViewParts(classId, draft, isUntouched || !isReady ? [] : asked, Date.now());
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
        <Stack gap={6}>
          <QuizContentFields classId={classId} draft={draft} skills={skills} onChange={change} />
          <QuizRuleFields draft={draft} onChange={change} />
        </Stack>
        <Stack gap={6}>
          <StudentViewButton parts={parts} />
          <StudentViewCard parts={parts} />
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
          formatDeadline(contentOf(draft, skills.data ?? [], Date.now()).endDate),
        )}
      </ConfirmDialog>
    </Form>
  );
}

/** What students will see of the quiz; nothing until its skills are chosen. */
function useViewParts(classId: string, draft: DraftQuiz, asked: readonly QuizSkill[], now: number): ViewPart[] {
  const whom = useWhom(classId, draft.groupIds, []);
  if (asked.length === 0) return [];
  const questions = asked.length * (draft.items ?? 1);
  const amount = studentView.ofQuiz(formatNumber(questions), formatNumber(questions * (draft.points ?? 1)));
  const until = hasTimes(draft, false) ? contentOf(draft, asked, now).endDate : '';
  const facts = viewFacts(whom, { from: draft.startAt, until }, amount);
  const limit =
    draft.limit === null
      ? []
      : [{ term: studentView.minutes, description: studentView.minutesOf(formatNumber(draft.limit)) }];
  return [{ id: 'quiz', name: '', skills: asked, facts: [...facts, ...limit] }];
}

function namesOf(groups: readonly { id: string; name: string }[], chosen: readonly string[]): string {
  return groups
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name)
    .join('، ');
}
