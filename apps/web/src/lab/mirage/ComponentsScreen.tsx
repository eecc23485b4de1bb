import { Card } from '@mashq/ui/data/card';
import { EmptyState } from '@mashq/ui/feedback/empty-state';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber, matchesSearch } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { useDeferredValue } from 'react';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { LabCrumbs } from '../LabCrumbs.tsx';
import { componentGroups, labComponents } from '../strings/components.ts';
import { labMenu } from '../strings/menu.ts';
import { kitComponents } from './kit-components.ts';

const words = labComponents;
const { title } = labMenu.components;

/** The kit's components by group, found by name. */
export function ComponentsScreen() {
  const { search, setSearch } = useListAddress();
  const wanted = useDeferredValue(search);
  const found = kitComponents.filter(({ name, slug, group }) =>
    matchesSearch(`${name} ${slug} ${componentGroups[group]}`, wanted),
  );
  const groups = Object.entries(componentGroups)
    .map(([group, label]) => ({ group, label, components: found.filter((one) => one.group === group) }))
    .filter(({ components }) => components.length > 0);
  return (
    <Page title={title} subtitle={words.subtitle} breadcrumbs={<LabCrumbs title={title} />} width="full">
      <Stack gap={8}>
        <SearchField label={words.search} value={search} onChange={setSearch} />
        <p role="status">{words.count(formatNumber(found.length))}</p>
        {found.length === 0 && <EmptyState picture="search">{words.none}</EmptyState>}
        {groups.map(({ group, label, components }) => (
          <Section key={group} title={label} subtitle={words.count(formatNumber(components.length))}>
            <Grid gap={4} as="ul">
              {components.map(({ slug, name }) => (
                <Card
                  key={slug}
                  as="li"
                  level={3}
                  title={
                    <bdi dir="ltr" lang="en">
                      {name}
                    </bdi>
                  }
                  href={`/lab/mirage/${slug}`}
                />
              ))}
            </Grid>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
