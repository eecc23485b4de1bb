import { usePreOrders } from '@mashq/state/payments/payments';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { RequestPreOrderForm } from '../pre-orders/RequestPreOrderForm.tsx';
import { preOrderWords } from '../strings/pre-order.ts';
import { paymentWords } from '../strings/student-payment.ts';

const words = paymentWords.preOrder;

/** Asks to be called about a plan for several students, with what was asked for before. */
export function PreOrderScreen() {
  const own = usePreOrders();
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      width="reading"
      breadcrumbs={
        <Breadcrumbs items={[{ title: paymentWords.plans.title, href: '/student/plans' }, { title: words.title }]} />
      }
    >
      <Stack gap={6}>
        <Card>
          <RequestPreOrderForm by="student" usualRole="parent" onSent={() => void own.refetch()} />
        </Card>
        <QueryBoundary query={own} skeleton={<Skeleton shape="card" />}>
          {(orders) =>
            orders.length > 0 && (
              <Card title={preOrderWords.own}>
                <List>
                  {orders.map(({ id, state, plan_title, seats, created_at }) => (
                    <ListItem
                      key={id}
                      title={plan_title ?? words.title}
                      description={preOrderWords.ownLine(formatNumber(seats), formatDate(created_at))}
                      end={<Badge tone="info">{preOrderWords.states[state]}</Badge>}
                    />
                  ))}
                </List>
              </Card>
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  );
}
