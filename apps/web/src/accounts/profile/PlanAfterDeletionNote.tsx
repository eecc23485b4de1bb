import { useSubscription } from '@mashq/state/payments/payments';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDate } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Stack } from '@mashq/ui/layout/stack';
import { profile } from '../strings/profile.ts';

const words = profile.data.plan;

/** What becomes of a student's plan with the account; nothing where there is none. */
export function PlanAfterDeletionNote() {
  const { data } = useSubscription();
  if (data?.plan_title == null || data.ends_at === null || data.state === 'none' || data.state === 'expired')
    return null;
  const until = formatDate(data.ends_at, 'full');
  if (data.source === 'school') return <p>{words.ofSchool(data.plan_title, until)}</p>;
  return (
    <Alert tone="warning" title={words.title(data.plan_title, until)}>
      <Stack gap={2}>
        <p>{words.own}</p>
        <Inline>
          <Link href="/contact-us">{words.contact}</Link>
          <Link href="/student/payment">{words.receipts}</Link>
        </Inline>
      </Stack>
    </Alert>
  );
}
