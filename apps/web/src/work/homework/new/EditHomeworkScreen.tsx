import { useHomeworkContent, useReplaceHomework } from '@mashq/state/work/homework';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { EditWorkForm } from '../../assigned/EditWorkForm.tsx';
import { UnlessOpened } from '../../assigned/UnlessOpened.tsx';
import { editHomework } from '../../strings/teacher-edit-assignment.ts';
import { workLists } from '../teacher/work-lists.ts';
import { draftOf } from './draft-homework.ts';
import { type FoundHomework, HomeworkContent } from './HomeworkContent.tsx';
import { HomeworkFields, useHomeworkFields } from './HomeworkFields.tsx';

const words = editHomework;

/** Other content for a homework that no student has opened yet. */
export function EditHomeworkScreen({ id }: { id: string }) {
  const homework = useHomeworkContent(id).data?.homework;
  useNameInTitle(homework?.title);
  const crumbs = [
    workLists.homework,
    { title: homework?.title || words.homework, href: `/teacher/homework/${id}` },
    { title: words.title },
  ];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      <HomeworkContent id={id}>
        {(found) => (
          <UnlessOpened opened={found.homework.opened} home={`/teacher/homework/${id}`}>
            <EditHomeworkForm {...found} />
          </UnlessOpened>
        )}
      </HomeworkContent>
    </Page>
  );
}

function EditHomeworkForm({ homework, skills, rangeSkills }: FoundHomework) {
  const { id, version, item_mode: itemMode, late_policy: latePolicy } = homework;
  const stored = useStoredDraft(`edit-homework.${id}.${version}`, () => draftOf(homework, skills, rangeSkills));
  const { content, fields } = useHomeworkFields(stored.draft, stored.change);
  const replace = useReplaceHomework(id);
  return (
    <EditWorkForm
      stored={stored}
      replace={replace}
      body={content === null ? null : { version, itemMode, latePolicy, ...content }}
      words={words}
      home={`/teacher/homework/${id}`}
    >
      {(actions) => <HomeworkFields {...fields} classes={[]} actions={actions} />}
    </EditWorkForm>
  );
}
