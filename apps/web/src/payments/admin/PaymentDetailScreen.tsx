import type { AdminPaymentDetail } from '@mashq/api/contract';
import { useAdminPayment, useRefund } from '@mashq/state/payments/payments-admin';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Timeline, type TimelineTone } from '@mashq/ui/data/timeline';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatDate, formatDateTime, formatDigits } from '@mashq/ui/i18n';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { ConfirmDialog } from '@mashq/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { Username } from '../../platform/people/Username.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { adminWords } from '../../platform/strings/admin.ts';
import { titles } from '../../platform/strings/titles-admin.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { paymentWords } from '../strings/student-payment.ts';
import { priceText } from '../student/price.ts';
import { StateBadge } from '../student/StateBadge.tsx';

const words = adminWords.payments;
const receipt = paymentWords.receipt;

const TONES: Readonly<Record<AdminPaymentDetail['state'], TimelineTone>> = {
  created: 'neutral',
  pending: 'accent',
  verifying: 'accent',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'warning',
  refunded: 'warning',
};

function factsOf(payment: AdminPaymentDetail) {
  const { state, plan_title, buyer_name, buyer_username, school_title, starts_at, ends_at } = payment;
  const ltr = (text: string | null) => text !== null && <bdi dir="ltr">{formatDigits(text)}</bdi>;
  const moment = (at: string | null) => at !== null && formatDateTime(at);
  return [
    { term: words.stateLabel, description: <StateBadge state={state} /> },
    { term: words.plan, description: plan_title },
    {
      term: words.buyer,
      description: (
        <>
          {buyer_name} (<Username>{buyer_username}</Username>)
        </>
      ),
    },
    { term: words.school, description: school_title ?? words.noSchool },
    { term: receipt.price, description: priceText(payment.price_rial) },
    {
      term: receipt.discount,
      description:
        payment.discount_rial > 0 &&
        (payment.discount_code === null
          ? priceText(payment.discount_rial)
          : receipt.withCode(priceText(payment.discount_rial), payment.discount_code)),
    },
    { term: receipt.amount, description: <strong>{priceText(payment.amount_rial)}</strong> },
    { term: words.fee, description: payment.fee_rial !== null && priceText(payment.fee_rial) },
    { term: words.gateway, description: words.gateways[payment.gateway] },
    { term: receipt.refId, description: ltr(payment.ref_id) },
    { term: receipt.card, description: ltr(payment.card_mask) },
    { term: words.failureCode, description: ltr(payment.failure_code) },
    { term: receipt.createdAt, description: moment(payment.created_at) },
    { term: receipt.paidAt, description: moment(payment.paid_at) },
    {
      term: receipt.span,
      description:
        starts_at !== null &&
        ends_at !== null &&
        receipt.from(formatDate(starts_at, 'full'), formatDate(ends_at, 'full')),
    },
  ].filter(({ description }) => description !== false);
}

/** One payment with every change of its state; a refund is noted here. */
export function PaymentDetailScreen({ id }: { id: string }) {
  const payment = useAdminPayment(id);
  useNameInTitle(payment.data && formatDigits(payment.data.order_no));
  const title = payment.data === undefined ? titles.payment : formatDigits(payment.data.order_no);
  return (
    <Page
      title={titles.payment}
      width="reading"
      breadcrumbs={<Breadcrumbs items={[{ title: titles.payments, href: '/admin/payments' }, { title }]} />}
    >
      <QueryBoundary query={payment} skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => (
          <Stack gap={6}>
            <Card>
              <DescriptionList items={factsOf(data)} />
            </Card>
            {data.state === 'paid' && <Refund id={id} />}
            <Card title={words.history}>
              <Timeline
                aria-label={words.history}
                events={[...data.events].reverse().map((event) => ({
                  id: event.id,
                  title: words.events[event.kind],
                  time: formatDateTime(event.at),
                  dateTime: event.at,
                  tone: TONES[event.to_state],
                  children: words.change(
                    paymentWords.states[event.from_state],
                    paymentWords.states[event.to_state],
                    event.by_name ?? words.by[event.by],
                  ),
                }))}
              />
            </Card>
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Refund({ id }: { id: string }) {
  const { mutateAsync } = useRefund(id);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {words.refund}
      </Button>
      <ConfirmDialog
        title={words.refund}
        variant="danger"
        confirmLabel={words.refundConfirm}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={async () => {
          await mutateAsync();
          void showToast(words.refunded);
        }}
      >
        {words.refundQuestion}
      </ConfirmDialog>
    </div>
  );
}
