import type { TeacherQuiz } from '@mashq/api/contract';
import { useTeacherQuiz, useUpdateQuiz } from '@mashq/state/work/quizzes/quiz-teacher';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { NumberField } from '@mashq/ui/forms/number-field';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { EditWorkForm } from '../../assigned/EditWorkForm.tsx';
import { NoteField, TitleField } from '../../assigned/fields.tsx';
import { MomentField } from '../../assigned/time-fields.tsx';
import { teacherQuiz } from '../../strings/teacher-quiz.ts';
import { changeOf, settingsOf } from './draft-settings.ts';
import { QuizRuleFields } from './QuizRuleFields.tsx';

const words = teacherQuiz.edit;
const { form } = teacherQuiz;

/** Other rules for a quiz; once a child has begun only those that take nothing from it. */
export function EditQuizScreen({ quizId }: { quizId: string }) {
  const quiz = useTeacherQuiz(quizId);
  useNameInTitle(quiz.data?.title);
  const home = quiz.data && `/teacher/quiz-reports/${quiz.data.class_id}/${quizId}`;
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { title: teacherQuiz.reports, href: '/teacher/quiz-reports' },
            ...(home ? [{ title: quiz.data.title, href: home }] : []),
            { title: words.title },
          ]}
        />
      }
    >
      <QueryBoundary query={quiz} skeleton={<Skeleton shape="card" size="huge" />}>
        {(found) => <EditQuizForm quiz={found} home={home ?? ''} />}
      </QueryBoundary>
    </Page>
  );
}

function EditQuizForm({ quiz, home }: { quiz: TeacherQuiz; home: string }) {
  const update = useUpdateQuiz(quiz);
  const stored = useStoredDraft(`edit-quiz.${quiz.id}.${quiz.version}`, () => settingsOf(quiz));
  const { draft, change } = stored;
  const isReleased = quiz.released_at !== null;
  const isAhead = quiz.state === 'draft' || quiz.state === 'scheduled';
  return (
    <EditWorkForm stored={stored} replace={update} body={changeOf(quiz, draft)} words={words} home={home}>
      {(actions) => (
        <Grid columns="mainAside" align="start">
          <Stack gap={6}>
            {quiz.is_begun && <Alert tone="info">{isReleased ? words.released : words.begun}</Alert>}
            <Card title={form.when}>
              <Stack gap={5}>
                {isAhead && (
                  <MomentField label={words.start} value={draft.startAt} onChange={(startAt) => change({ startAt })} />
                )}
                {!isReleased && (
                  <MomentField
                    label={words.end}
                    value={draft.endAt}
                    after={draft.startAt}
                    onChange={(endAt) => change({ endAt })}
                  />
                )}
                <NumberField
                  label={form.limit}
                  description={form.limitHint}
                  value={draft.limit}
                  onChange={(limit) => change({ limit })}
                  minValue={1}
                  maxValue={300}
                  isDisabled={quiz.is_begun}
                  isOptional
                />
              </Stack>
            </Card>
            <Card>
              <Stack gap={5}>
                <TitleField
                  label={form.name}
                  description={words.nameHint}
                  value={draft.title}
                  onChange={(title) => change({ title })}
                />
                <NoteField label={form.note} value={draft.note} onChange={(note) => change({ note })} />
              </Stack>
            </Card>
          </Stack>
          <Stack gap={6}>
            <QuizRuleFields draft={draft} isBegun={quiz.is_begun} onChange={change} />
            {actions}
          </Stack>
        </Grid>
      )}
    </EditWorkForm>
  );
}
