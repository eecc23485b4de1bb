import type { AssignedSkill, HomeworkSkill, TeacherHomework } from '@mashq/api/contract';
import { useHomeworkContent, useRangeSkills, useReplaceHomework } from '@mashq/state/teacher';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { editHomework } from '../../../strings/teacher/edit-assignment.ts';
import { EditWorkForm } from '../assigned-work/EditWorkForm.tsx';
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
  const [draft, setDraft] = useState(() => draftOf(homework, skills, rangeSkills));
  const { content, fields } = useHomeworkFields(draft, (part) => setDraft((before) => ({ ...before, ...part })));
  const replace = useReplaceHomework(id);
  return (
    <EditWorkForm
      replace={replace}
      body={content === null ? null : { version, itemMode, latePolicy, ...content }}
      words={words}
      home={`/teacher/homework/${id}`}
    >
      {(actions) => <HomeworkFields {...fields} classes={[]} days={days} actions={actions} />}
    </EditWorkForm>
  );
}
