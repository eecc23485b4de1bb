import type { TeacherPackage } from '@mashq/api/contract';
import { usePackageContent, useReplacePackage } from '@mashq/state/work/packages';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../../platform/routing/use-name-in-title.ts';
import { useStoredDraft } from '../../../platform/tab-storage/use-stored-draft.ts';
import { EditWorkForm } from '../../assigned/EditWorkForm.tsx';
import { UnlessOpened } from '../../assigned/UnlessOpened.tsx';
import { workLists } from '../../homework/teacher/work-lists.ts';
import { editPackage } from '../../strings/teacher-edit-assignment.ts';
import { contentOf, draftOf, isComplete, unchangedOf } from './draft-package.ts';
import { PackageFields } from './PackageFields.tsx';

const words = editPackage;

/** Other content for a package that no student has begun yet. */
export function EditPackageScreen({ packageId }: { packageId: string }) {
  const content = usePackageContent(packageId);
  useNameInTitle(content.data?.title);
  const crumbs = [
    workLists.package,
    { title: content.data?.title || words.package, href: `/teacher/package/${packageId}` },
    { title: words.title },
  ];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      <QueryBoundary query={content} skeleton={<Skeleton shape="card" size="huge" />}>
        {(found) => (
          <UnlessOpened opened={found.opened} home={`/teacher/package/${packageId}`}>
            <EditPackageForm found={found} />
          </UnlessOpened>
        )}
      </QueryBoundary>
    </Page>
  );
}

function EditPackageForm({ found }: { found: TeacherPackage }) {
  const { id, version, grade, class_id: classId } = found;
  const stored = useStoredDraft(`edit-package.${id}.${version}`, () => draftOf(found));
  const { draft, change } = stored;
  const replace = useReplacePackage(id);
  return (
    <EditWorkForm
      stored={stored}
      replace={replace}
      body={isComplete(draft) ? { version, ...unchangedOf(found, Date.now()), ...contentOf(draft) } : null}
      words={words}
      home={`/teacher/package/${id}`}
    >
      {(actions) => (
        <PackageFields schoolClass={{ id: classId, grade }} draft={draft} onChange={change} actions={actions} />
      )}
    </EditWorkForm>
  );
}
