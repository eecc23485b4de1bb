import type { SchoolClass } from '@mashq/api/contract';
import { useSession } from '@mashq/state/platform/session/session';
import { SegmentedControl } from '@mashq/ui/forms/segmented-control';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { Fragment, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';

export interface NewWorkScreenProps {
  words: { title: string; subtitle: string; class: string; noClass: string };
  /** The list that the new work will be in. */
  list: { title: string; href: string };
  /** The form for a class; another class is another form. */
  children: (schoolClass: SchoolClass) => ReactNode;
}

/** New assigned work for a class; `?class=` selects the class. */
export function NewWorkScreen({ words, list, children }: NewWorkScreenProps) {
  const { activeUser } = useSession();
  const classes = activeUser?.classes ?? [];
  const asked = new URLSearchParams(useSearch()).get('class');
  const schoolClass = classes.find(({ id }) => id === asked) ?? classes[0];
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      breadcrumbs={<Breadcrumbs items={[list, { title: words.title }]} />}
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
              onChange={(id) => navigate(`?class=${id}`, { replace: true })}
            />
          )}
          <Fragment key={schoolClass.id}>{children(schoolClass)}</Fragment>
        </Stack>
      )}
    </Page>
  );
}
