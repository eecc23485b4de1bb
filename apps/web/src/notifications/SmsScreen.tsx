import { type SmsState, useRetrySms, useSmsState } from '@mashq/state/notifications/sms-admin';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
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
import { smsWords as words } from './strings/sms.ts';

type Letter = SmsState['items'][number];

function reasonText({ reason }: Letter): string {
  if (reason === null) return words.reasons.none;
  if (reason.kind !== 'refused' || reason.status === null) {
    return words.reasons[reason.kind === 'refused' ? 'unforeseen' : reason.kind];
  }
  const status = formatNumber(reason.status);
  const cause = words.causes[reason.status];
  return cause === undefined ? words.reasons.refused(status) : words.reasons.refusedFor(status, cause);
}

const COLUMNS: readonly TableColumn<Letter>[] = [
  { id: 'reason', header: words.reason, cell: reasonText, isRowHeader: true, width: '36%' },
  {
    id: 'status',
    header: words.status,
    cell: ({ status }) => <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{words.statuses[status]}</Badge>,
    narrow: 'detail',
    narrowCell: ({ status }) => words.statuses[status],
  },
  {
    id: 'at',
    header: words.at,
    cell: ({ queued_at: at }) => formatDateTime(at, 'day'),
    width: '11rem',
    narrow: 'detail',
  },
  { id: 'tries', header: words.tries, cell: ({ tries }) => formatNumber(tries), isNumeric: true, narrow: 'end' },
  {
    id: 'useful',
    header: words.usefulness,
    cell: ({ is_useful: isUseful }) => (isUseful ? words.useful : words.useless),
    narrow: 'detail',
    narrowCell: ({ is_useful: isUseful }) => (isUseful ? words.stillUseful : words.useless),
  },
];

const COUNTS = [
  ['sent', 'success'],
  ['waiting', 'info'],
  ['failed', 'danger'],
  ['expired', 'text'],
] as const;

/** What became of the messages to phones of the last day, and another try for those that failed. */
export function SmsScreen() {
  const query = useSmsState();
  const { mutateAsync, isPending } = useRetrySms();
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
      title={titles.sms}
      subtitle={words.subtitle}
      actions={
        query.data?.has_service && retryable > 0 ? (
          <Button icon={<RotateCw size="1.2em" />} isPending={isPending} onPress={() => void retry()}>
            {words.retry(formatNumber(retryable))}
          </Button>
        ) : undefined
      }
    >
      <QueryBoundary query={query} skeleton={<Skeleton shape="card" size="huge" />}>
        {({ has_service: hasService, counts, items }) => {
          const lost = counts.failed + counts.expired;
          return (
            <Stack gap={5}>
              {!hasService && <Alert tone="warning">{words.noService}</Alert>}
              {/* Without a service a stored message was sent to nobody. */}
              {hasService && (
                <Grid columns="narrow">
                  {COUNTS.map(([key, tone]) => (
                    <Card key={key}>
                      <Stat
                        value={counts[key]}
                        unit={words.unit}
                        label={words.counts[key]}
                        tone={counts[key] === 0 ? 'text' : tone}
                      />
                    </Card>
                  ))}
                </Grid>
              )}
              {items.length > 0 && (
                <Table
                  caption={words.table}
                  columns={COLUMNS}
                  rows={items}
                  rowKey={({ id }) => id}
                  footer={items.length < lost && words.newest(formatNumber(items.length), formatNumber(lost))}
                />
              )}
              {items.length === 0 && hasService && (
                <LazyEmptyState picture="done">{counts.sent === 0 ? words.none : words.empty}</LazyEmptyState>
              )}
            </Stack>
          );
        }}
      </QueryBoundary>
    </Page>
  );
}
