import type { ApiCall } from '@mashq/api/contract';
import { useApiCall, useApiCalls } from '@mashq/state/lab/api-calls';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { SearchField } from '@mashq/ui/forms/search-field';
import { formatNumber, matchesSearch } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { LabCrumbs } from '../LabCrumbs.tsx';
import { labApi as words } from '../strings/api.ts';
import { TrialCall } from './TrialCall.tsx';

const PATH = '/lab/comp-api';
const PAGE = 40;

/** Every call of the API, to be tried against sample replies. Nothing of it is sent to the call itself. */
export function TrialApiScreen() {
  const chosen = new URLSearchParams(useSearch()).get('call');
  return chosen === null ? <AllCalls /> : <OneCall key={chosen} name={chosen} />;
}

function OneCall({ name }: { name: string }) {
  return (
    <Page
      title={name}
      subtitle={words.title}
      breadcrumbs={<LabCrumbs above={[{ title: words.title, href: PATH }]} title={name} />}
    >
      <QueryBoundary query={useApiCall(name)} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => <TrialCall {...data} />}
      </QueryBoundary>
    </Page>
  );
}

function AllCalls() {
  return (
    <Page title={words.title} subtitle={words.subtitle} breadcrumbs={<LabCrumbs title={words.title} />}>
      <QueryBoundary query={useApiCalls()} skeleton={<Skeleton shape="card" size="huge" />}>
        {(calls) => <CallList calls={calls} />}
      </QueryBoundary>
    </Page>
  );
}

function CallList({ calls }: { calls: readonly ApiCall[] }) {
  const { search, setSearch } = useListAddress();
  const [shown, setShown] = useState(PAGE);
  const found = calls.filter(({ name, path }) => matchesSearch(`${name} ${path}`, search));
  return (
    <Stack gap={5}>
      <SearchField
        label={words.search}
        value={search}
        onChange={(next) => {
          setSearch(next);
          setShown(PAGE);
        }}
      />
      <p role="status">{words.found(formatNumber(found.length))}</p>
      {found.length === 0 ? (
        <LazyEmptyState picture="search">{words.none}</LazyEmptyState>
      ) : (
        <List aria-label={words.list}>
          {found.slice(0, shown).map(({ name, method, path }) => (
            <ListItem
              key={name}
              title={name}
              description={
                <bdi dir="ltr" lang="en">
                  <Badge>{method}</Badge> {path}
                </bdi>
              }
              href={`${PATH}?call=${name}`}
            />
          ))}
        </List>
      )}
      {found.length > shown && (
        <Button variant="secondary" onPress={() => setShown(shown + PAGE)}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
}
