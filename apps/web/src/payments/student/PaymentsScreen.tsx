import { useReceipts } from '@mashq/state/payments/payments';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDateTime } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { paymentWords } from '../strings/student-payment.ts';
import { priceText } from './price.ts';
import { StateBadge } from './StateBadge.tsx';

const words = paymentWords.payments;

/** The payments of a student, the newest first. */
export function PaymentsScreen() {
  const receipts = useReceipts();
  return (
    <Page title={words.title} width="reading">
      <QueryBoundary query={receipts} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {({ items }) =>
          items.length === 0 ? (
            <LazyEmptyState
              picture="search"
              action={
                <Link variant="secondary" href="/student/plans">
                  {paymentWords.subscription.choose}
                </Link>
              }
            >
              {words.empty}
            </LazyEmptyState>
          ) : (
            <Stack gap={5}>
              <Card>
                <List>
                  {items.map(({ id, plan_title, amount_rial, created_at, state }) => (
                    <ListItem
                      key={id}
                      title={plan_title}
                      description={`${priceText(amount_rial)} · ${formatDateTime(created_at, 'weekday')}`}
                      end={<StateBadge state={state} />}
                      href={`/student/bank-receipt/${state}?payment=${id}`}
                    />
                  ))}
                </List>
              </Card>
              {receipts.hasNextPage && (
                <div>
                  <Button
                    variant="secondary"
                    isPending={receipts.isFetchingNextPage}
                    onPress={() => void receipts.fetchNextPage()}
                  >
                    {words.more}
                  </Button>
                </div>
              )}
            </Stack>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
