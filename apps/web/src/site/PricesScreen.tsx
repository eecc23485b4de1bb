import type { Plan as SoldPlan } from '@mashq/api/contract';
import { useSalePlans } from '@mashq/state/payments/pre-order';
import { useSession } from '@mashq/state/platform/session/session';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatNumber, numberWords } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Section } from '@mashq/ui/layout/section';
import { Stack } from '@mashq/ui/layout/stack';
import { tomanOf } from '../payments/student/price.ts';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { AppOnly } from './AppOnly.tsx';
import { paymentSteps, priceFacts, pricesHead } from './content/prices.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import * as css from './PublicPage.css.ts';
import { PublicPage } from './PublicPage.tsx';
import { prices as words } from './strings/prices.ts';

/** What the plans cost and have, and how they are paid, for who has no account. */
export function PricesScreen() {
  return (
    <PublicPage head={pricesHead}>
      <Section title={words.plans}>
        <AppOnly>
          <PlansOnSale />
        </AppOnly>
      </Section>
      <Section title={words.pay}>
        <NumberedSteps steps={paymentSteps} />
      </Section>
      <Grid columns="halves">
        <Section title={words.grades}>
          <p>{priceFacts.grades}</p>
        </Section>
        <Section title={words.schools}>
          <p>{priceFacts.schools}</p>
          <p>
            <Link href="/introduction/for-schools">{words.schoolsLink}</Link>
          </p>
        </Section>
      </Grid>
    </PublicPage>
  );
}

function PlansOnSale() {
  const plans = useSalePlans();
  return (
    <QueryBoundary query={plans} skeleton={<Skeleton shape="card" size="huge" />}>
      {(data) =>
        data.length === 0 ? (
          <LazyEmptyState picture="search">{words.empty}</LazyEmptyState>
        ) : (
          <Grid columns="threeOrOne">
            {data.map((plan) => (
              <Plan key={plan.id} plan={plan} />
            ))}
          </Grid>
        )
      }
    </QueryBoundary>
  );
}

function Plan({ plan }: { plan: SoldPlan }) {
  const { activeUser } = useSession();
  const { id, title, description, price_rial, list_price_rial, months, features, is_featured } = plan;
  const toman = tomanOf(price_rial);
  const isStudent = activeUser?.role === 'STUDENT';
  const choose = isStudent ? words.chooseOwn : words.choose;
  return (
    <Card
      title={title}
      subtitle={description}
      level={3}
      {...(is_featured && { actions: <Badge tone="reward">{words.featured}</Badge> })}
      footer={
        <Link
          variant={is_featured ? 'primary' : 'secondary'}
          href={isStudent ? `/student/payment/${id}` : '/auth/register'}
          aria-label={`${choose}: ${title}`}
        >
          {choose}
        </Link>
      }
    >
      <Stack gap={4}>
        <Stat
          value={formatNumber(toman)}
          unit={words.unit}
          label={words.period(formatNumber(months))}
          {...(list_price_rial !== null && { hint: words.before(formatNumber(tomanOf(list_price_rial))) })}
        />
        <p className={css.quiet}>{words.inWords(numberWords(Math.round(toman)))}</p>
        {/* lint-allow: measures – a price */}
        {months > 1 && <p className={css.quiet}>{words.perMonth(formatNumber(Math.round(toman / months)))}</p>}
        <ul className={css.list} aria-label={words.has}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
