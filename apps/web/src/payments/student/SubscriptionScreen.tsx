import { useSubscription } from '@mashq/state/payments/payments';
import { Link } from '@mashq/ui/actions/link';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { student } from '../../platform/strings/student-general.ts';
import { paymentWords } from '../strings/student-payment.ts';

const words = paymentWords.subscription;
const TONES = { active: 'success', grace: 'reward', expired: 'neutral' } as const;

/** What a student has: a plan of its own, or one that the school pays for. */
export function SubscriptionScreen() {
  const subscription = useSubscription();
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      width="student"
      breadcrumbs={
        <Breadcrumbs items={[{ title: student.account, href: '/student/profile' }, { title: words.title }]} />
      }
    >
      <QueryBoundary query={subscription} voice="student" skeleton={<Skeleton shape="card" size="large" />}>
        {({ state, source, plan_title, starts_at, ends_at, days_left }) => (
          <Stack gap={6}>
            {state === 'none' ? (
              <LazyEmptyState picture="homework">{words.none}</LazyEmptyState>
            ) : (
              <>
                {state === 'expired' && <Alert tone="info">{words.ended}</Alert>}
                <Card
                  title={plan_title ?? words.title}
                  subtitle={source === 'school' ? words.school : words.self}
                  level={2}
                  actions={<Badge tone={TONES[state]}>{words[state]}</Badge>}
                >
                  <DescriptionList
                    items={[
                      ...(starts_at === null ? [] : [{ term: words.from, description: formatDate(starts_at, 'full') }]),
                      ...(ends_at === null ? [] : [{ term: words.to, description: formatDate(ends_at, 'full') }]),
                    ]}
                  />
                  {state === 'active' && <p>{words.left(formatNumber(days_left))}</p>}
                </Card>
              </>
            )}
            <Inline>
              {source !== 'school' && (
                <Link variant="primary" href="/student/plans">
                  {state === 'none' ? words.choose : words.extend}
                </Link>
              )}
              <Link variant="secondary" href="/student/payment">
                {words.receipts}
              </Link>
            </Inline>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}
