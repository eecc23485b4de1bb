import type { TeacherPackage } from '@mashq/api/contract';
import { usePackageContent, useReplacePackage } from '@mashq/state/teacher';
import { Button } from '@mashq/ui/actions/button';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { Page } from '@mashq/ui/layout/page';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx';
import { editPackage } from '../../../strings/teacher/edit-assignment.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { workLists } from '../homework/work-lists.ts';
import { contentOf, draftOf, isComplete, unchangedOf } from './draft-package.ts';
import { PackageFields } from './PackageFields.tsx';

const words = editPackage;

/** Other content for a package that no student has begun yet. */
export function EditPackageScreen({ packageId }: { packageId: string }) {
  const content = usePackageContent(packageId);
  const crumbs = [
    workLists.package,
    { title: content.data?.title || words.package, href: `/teacher/package/${packageId}` },
    { title: words.title },
  ];
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />}>
      <QueryBoundary query={content} skeleton={<Skeleton shape="card" size="huge" />}>
        {(found) => <EditPackageForm found={found} />}
      </QueryBoundary>
    </Page>
  );
}

function EditPackageForm({ found }: { found: TeacherPackage }) {
  const { id, version, grade } = found;
  const [draft, setDraft] = useState(() => draftOf(found));
  const { mutate, error, isPending } = useReplacePackage(id);
  const save = () => {
    if (!isComplete(draft)) return;
    mutate(
      { version, ...unchangedOf(found, Date.now()), ...contentOf(draft) },
      {
        onSuccess: () => {
          void showToast(words.saved);
          navigate(`/teacher/package/${id}`);
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
      isDisabled={!isComplete(draft)}
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
      <PackageFields
        grade={grade}
        draft={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        actions={actions}
      />
    </Form>
  );
}
