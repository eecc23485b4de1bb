import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { type GuidesProps, guidePath } from './guide.ts';
import { searchGuides } from './search-guides.ts';
import { guideWords as words } from './strings/guide.ts';

/** Guides as cards, found by any of their words. */
export function GuideList({ reader, guides, isUnknown }: GuidesProps & { isUnknown: boolean }) {
  const [typed, setTyped] = useState('');
  const found = searchGuides(guides, typed);
  return (
    <Page
      title={words.title[reader]}
      subtitle={words.subtitle[reader]}
      width={reader === 'student' ? 'student' : 'staff'}
    >
      <Stack gap={6}>
        {isUnknown && <Alert tone="info">{words.unknown[reader]}</Alert>}
        <SearchField label={words.search[reader]} value={typed} onChange={setTyped} />
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
