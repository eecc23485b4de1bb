import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber, matchesSearch } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { useListAddress } from '../platform/routing/use-list-address.ts';
import { type Guide, type GuidesProps, guidePath } from './guide.ts';
import { guideWords as words } from './strings/guide.ts';

/** Guides as cards, found by any of their words. */
export function GuideList({ reader, guides, isUnknown }: GuidesProps & { isUnknown: boolean }) {
  const { search, setSearch } = useListAddress();
  const found = searchGuides(guides, search);
  return (
    <Page
      title={words.title[reader]}
      subtitle={words.subtitle[reader]}
      width={reader === 'student' ? 'student' : 'staff'}
    >
      <Stack gap={6}>
        {isUnknown && <Alert tone="info">{words.unknown[reader]}</Alert>}
        <SearchField label={words.search[reader]} value={search} onChange={setSearch} />
        <p role="status">{words.found(formatNumber(found.length))}</p>
        {found.length === 0 ? (
          <LazyEmptyState picture="search">{words.nothing[reader]}</LazyEmptyState>
        ) : (
          <Grid columns="medium" gap={4}>
            {found.map(({ id, title, summary, steps }) => (
              <Card
                key={id}
                title={title}
                href={guidePath(reader, id)}
                subtitle={words.steps(formatNumber(steps.length))}
              >
                {summary}
              </Card>
            ))}
          </Grid>
        )}
      </Stack>
    </Page>
  );
}

/** Guides with every typed word in title, summary, keywords or steps, those with it in the title first. */
export function searchGuides(guides: readonly Guide[], typed: string): readonly Guide[] {
  const found = guides.filter(({ title, summary, keywords = '', steps }) =>
    matchesSearch([title, summary, keywords, ...steps.map(({ text }) => text)].join(' '), typed),
  );
  const isInTitle = ({ title }: Guide) => matchesSearch(title, typed);
  return [...found.filter(isInTitle), ...found.filter((guide) => !isInTitle(guide))];
}
