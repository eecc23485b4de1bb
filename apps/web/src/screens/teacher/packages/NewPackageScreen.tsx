import { useSession } from '@mashq/state/session';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../../loading/LazyEmptyState.tsx';
import { newPackage } from '../../../strings/teacher/packages.ts';
import { workLists } from '../homework/work-lists.ts';
import { NewPackageForm } from './NewPackageForm.tsx';

/** New package for a class; `?class=` selects the class. */
export function NewPackageScreen() {
  const { activeUser } = useSession();
  const words = newPackage;
  const classes = activeUser?.classes ?? [];
  const [asked, setAsked] = useState(new URLSearchParams(useSearch()).get('class'));
  const schoolClass = classes.find(({ id }) => id === asked) ?? classes[0];
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      breadcrumbs={<Breadcrumbs items={[workLists.package, { title: words.title }]} />}
    >
      {schoolClass === undefined ? (
        <LazyEmptyState picture="people">{words.noClass}</LazyEmptyState>
      ) : (
        <Stack gap={6}>
          {classes.length > 1 && (
            <SegmentedControl
              label={words.class}
              options={classes.map(({ id: value, title: label }) => ({ value, label }))}
              value={schoolClass.id}
              onChange={setAsked}
            />
          )}
          <NewPackageForm key={schoolClass.id} schoolClass={schoolClass} />
        </Stack>
      )}
    </Page>
  );
}
