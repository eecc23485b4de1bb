import type { AssignedSkill, HomeworkSkill, TeacherHomework } from '@mashq/api/contract';
import { useHomeworkContent, useRangeSkills, useReplaceHomework } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { editHomework } from '../../../strings/teacher/edit-assignment.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { workLists } from '../homework/work-lists.ts';
import { draftOf, dueDays } from './draft-homework.ts';
import { HomeworkFields, useHomeworkFields } from './HomeworkFields.tsx';

const words = editHomework;

/** Other content for a homework that no student has opened yet. */
export function EditHomeworkScreen({ id }: { id: string }) {
  const content = useHomeworkContent(id);
  const homework = content.data?.homework;
  const range = homework === undefined ? null : { grade: homework.grade, ...homework.source };
  const skills = useRangeSkills(range);
  const crumbs = [
    workLists.homework,
    { title: homework?.title || words.homework, href: `/teacher/homework/${id}` },
    { title: words.title },
  ];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      <QueryBoundary query={content} skeleton={<Skeleton shape="card" size="huge" />}>
        {(found) => (
          <QueryBoundary query={skills} skeleton={<Skeleton shape="card" size="huge" />}>
            {(rangeSkills) => <EditHomeworkForm {...found} rangeSkills={rangeSkills} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Page>
  );
}

interface EditHomeworkFormProps {
  homework: TeacherHomework;
  skills: readonly AssignedSkill[];
  rangeSkills: readonly HomeworkSkill[];
}

function EditHomeworkForm({ homework, skills, rangeSkills }: EditHomeworkFormProps) {
  const { id, version, end_at: endAt, item_mode: itemMode, late_policy: latePolicy } = homework;
  const [days] = useState(() => dueDays(endAt));
  const { content, fields } = useHomeworkFields(() => draftOf(homework, skills, rangeSkills));
  const { mutate, error, isPending } = useReplaceHomework(id);
  const save = () => {
    if (content === null) return;
    mutate(
      { version, itemMode, latePolicy, ...content },
      {
        onSuccess: () => {
          void showToast(words.saved);
          navigate(`/teacher/homework/${id}`);
        },
      },
    );
  };
  const actions = (
    <Button
      type="submit"
      size="large"
      icon={<Save size="1.2em" />}
      isFullWidth
      isPending={isPending}
      isDisabled={content === null}
    >
      {words.save}
    </Button>
  );
  return (
    <Form
      onSubmit={save}
      failedTitle={words.failed}
      {...(error && { errorMessage: error.detail, errors: error.fields })}
    >
      <HomeworkFields {...fields} classes={[]} days={days} actions={actions} />
    </Form>
  );
}
