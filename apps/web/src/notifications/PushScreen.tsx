import { type PushState, usePushState, useRetryPush } from '@mashq/state/notifications/push-admin';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime, formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { RotateCw } from 'lucide-react';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { titles } from '../platform/strings/titles-admin.ts';
import { showToast } from '../platform/toasts/show-toast.ts';
import { pushAdminWords as words } from './strings/push-admin.ts';

type Failure = PushState['items'][number];

function reasonText({ status }: Failure): string {
  if (status === null) return words.noAnswer;
  const cause = words.causes[status];
  const code = formatNumber(status);
  return cause === undefined ? words.refused(code) : words.refusedFor(code, cause);
}

const COLUMNS: readonly TableColumn<Failure>[] = [
  { id: 'reason', header: words.reason, cell: reasonText, isRowHeader: true, width: '36%' },
  {
    id: 'service',
    header: words.service,
    cell: ({ service }) => (service === null ? words.goneBrowser : <bdi>{service}</bdi>),
    narrow: 'detail',
  },
  {
    id: 'at',
    header: words.at,
    cell: ({ failed_at: at }) => formatDateTime(at, 'day'),
    width: '11rem',
    narrow: 'detail',
  },
  { id: 'failed', header: words.failed, cell: ({ failed }) => formatNumber(failed), isNumeric: true, narrow: 'end' },
  {
    id: 'retryable',
    header: words.retryable,
    cell: ({ retryable }) => formatNumber(retryable),
    isNumeric: true,
    narrow: 'detail',
    narrowCell: ({ retryable }) => words.stillUseful(formatNumber(retryable)),
  },
];

/** The messages to browsers of the last day that no push service took, why, and another try for them. */
export function PushScreen() {
  const query = usePushState();
  const { mutateAsync, isPending } = useRetryPush();
  const retry = async () => {
    try {
      const { queued } = await mutateAsync();
      void showToast(queued === 0 ? words.noneRetried : words.retried(formatNumber(queued)));
    } catch {
      void showToast(words.retryFailed, 'danger');
    }
  };
  const retryable = query.data?.retryable ?? 0;
  return (
    <Page
      title={titles.push}
      subtitle={words.subtitle}
      actions={
        query.data?.is_on && retryable > 0 ? (
          <Button icon={<RotateCw size="1.2em" />} isPending={isPending} onPress={() => void retry()}>
            {words.retry(formatNumber(retryable))}
          </Button>
        ) : undefined
      }
    >
      <QueryBoundary query={query} skeleton={<Skeleton shape="card" size="huge" />}>
        {({ is_on: isOn, waiting, failed, items }) => (
          <Stack gap={5}>
            {!isOn && <Alert tone="warning">{words.off}</Alert>}
            {isOn && (
              <Grid columns="narrow">
                <Card>
                  <Stat
                    value={waiting}
                    unit={words.unit}
                    label={words.counts.waiting}
                    tone={waiting ? 'info' : 'text'}
                  />
                </Card>
                <Card>
                  <Stat
                    value={failed}
                    unit={words.unit}
                    label={words.counts.failed}
                    tone={failed ? 'danger' : 'text'}
                  />
                </Card>
              </Grid>
            )}
            {items.length > 0 && (
              <Table
                caption={words.table}
                columns={COLUMNS}
                rows={items}
                rowKey={({ service, status }) => `${service} ${status}`}
              />
            )}
            {items.length === 0 && isOn && <LazyEmptyState picture="done">{words.empty}</LazyEmptyState>}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
