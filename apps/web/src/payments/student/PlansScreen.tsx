import type { Contract, ResponseOf } from '@mashq/api/contract';
import { usePlans, useSubscription } from '@mashq/state/payments/payments';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { paymentWords } from '../strings/student-payment.ts';
import { priceText, tomanOf } from './price.ts';

type Plan = ResponseOf<Contract['payment']['plan']>;

const words = paymentWords.plans;

/** The plans on sale. Who has one already may extend it; who has one of the school need not buy. */
export function PlansScreen() {
  const plans = usePlans();
  const { data: subscription } = useSubscription();
  const isOfSchool = subscription?.state === 'active' && subscription.source === 'school';
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      width="full"
      actions={
        <Inline>
          <Link variant="secondary" href="/student/profile/subscription">
            {words.subscription}
          </Link>
          <Link variant="secondary" href="/student/payment">
            {words.receipts}
          </Link>
        </Inline>
      }
    >
      <QueryBoundary query={plans} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            {isOfSchool && <Alert tone="info">{words.school}</Alert>}
            {data.length === 0 ? (
              <LazyEmptyState picture="search">{words.empty}</LazyEmptyState>
            ) : (
              <Grid columns="threeOrOne">
                {data.map((plan) => (
                  <Plan key={plan.id} plan={plan} isOwn={subscription?.plan_id === plan.id} />
                ))}
              </Grid>
            )}
            <Link href="/student/pre-order">{words.preOrder}</Link>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Plan({ plan, isOwn }: { plan: Plan; isOwn: boolean }) {
  const { title, description, price_rial, list_price_rial, months, features, is_featured, id } = plan;
  return (
    <Card
      title={title}
      subtitle={description}
      level={2}
      {...(isOwn
        ? { actions: <Badge tone="success">{words.own}</Badge> }
        : is_featured && { actions: <Badge tone="reward">{words.featured}</Badge> })}
      footer={
        <Link
          variant={is_featured ? 'primary' : 'secondary'}
          href={`/student/payment/${id}`}
          aria-label={`${isOwn ? words.extend : words.buy}: ${title}`}
        >
          {isOwn ? words.extend : words.buy}
        </Link>
      }
    >
      <Stack gap={4}>
        <Stat
          value={formatNumber(tomanOf(price_rial))}
          unit={paymentWords.unit}
          label={words.period(formatNumber(months))}
          {...(list_price_rial !== null && { hint: words.before(priceText(list_price_rial)) })}
        />
        <Stack as="ul" gap={2}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
