import type { Receipt } from '@mashq/api/contract';
import { useReceipt, useVerifyPayment } from '@mashq/state/payments/payments';
import { Button } from '@mashq/ui/actions/button';
import { Link } from '@mashq/ui/actions/link';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Spinner } from '@mashq/ui/feedback/spinner';
import { formatDate, formatDateTime, formatDigits, formatPercent } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { screenOnly } from '../../platform/layout/screen-only.css.ts';
import { LazyEmptyState } from '../../platform/loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { paymentWords } from '../strings/student-payment.ts';
import { priceText } from './price.ts';
import { StateBadge } from './StateBadge.tsx';
import '../../platform/layout/page-numbers.css';
import '../../platform/layout/print-page.css.ts';

const words = paymentWords.receipt;

/**
 * A payment and what came of it. The bank sends the payer here with its own name for the payment; the server then asks the
 * bank, and the address becomes that of the receipt, which can be opened again.
 */
export function BankReceiptScreen() {
  const address = new URLSearchParams(useSearch());
  const authority = address.get('Authority');
  const paymentId = address.get('payment');
  return (
    <Page title={words.title} width="reading">
      {authority !== null ? (
        <Verifying authority={authority} wasCancelled={address.get('Status') !== 'OK'} />
      ) : paymentId !== null ? (
        <Stored paymentId={paymentId} />
      ) : (
        <LazyEmptyState
          picture="lost"
          action={
            <Link variant="secondary" href="/student/payment">
              {paymentWords.payments.title}
            </Link>
          }
        >
          {words.missing}
        </LazyEmptyState>
      )}
    </Page>
  );
}

function Verifying({ authority, wasCancelled }: { authority: string; wasCancelled: boolean }) {
  const [, navigate] = useLocation();
  const verify = useVerifyPayment();
  const isAsked = useRef(false);
  const ask = () =>
    verify.mutate(
      { authority, was_cancelled: wasCancelled },
      {
        onSuccess: ({ id, state }) => navigate(`/student/bank-receipt/${state}?payment=${id}`, { replace: true }),
      },
    );
  useEffect(() => {
    // Asking again would change nothing, and costs the bank a call.
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  });
  if (verify.error === null) return <Spinner isCentred label={words.checking} />;
  return (
    <Alert
      tone="danger"
      actions={
        verify.error.status === 404 ? (
          <Link href="/student/payment">{paymentWords.payments.title}</Link>
        ) : (
          <Button variant="secondary" onPress={ask}>
            {paymentWords.payments.again}
          </Button>
        )
      }
    >
      {verify.error.detail}
    </Alert>
  );
}

function Stored({ paymentId }: { paymentId: string }) {
  return (
    <QueryBoundary query={useReceipt(paymentId)} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
      {(receipt) => <ReceiptCard receipt={receipt} />}
    </QueryBoundary>
  );
}

/** Who sold it, and the part of the amount that is tax, as an invoice has them. */
function sellerFacts({ seller, tax_rial }: Receipt) {
  if (seller === null) return [];
  const { name, code, address, phone, tax_percent } = seller;
  return [
    { term: words.seller, description: name },
    ...(code === null ? [] : [{ term: words.sellerCode, description: <bdi dir="ltr">{formatDigits(code)}</bdi> }]),
    ...(address === null ? [] : [{ term: words.sellerAddress, description: formatDigits(address) }]),
    ...(phone === null ? [] : [{ term: words.sellerPhone, description: <bdi dir="ltr">{formatDigits(phone)}</bdi> }]),
    ...(tax_rial === null || tax_percent === null
      ? []
      : [{ term: words.tax, description: words.taxOf(priceText(tax_rial), formatPercent(tax_percent / 100)) }]),
  ];
}

function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { state, discount_code, starts_at, ends_at } = receipt;
  const isPaid = state === 'paid' || state === 'refunded';
  const facts = [
    { term: words.orderNo, description: <bdi dir="ltr">{formatDigits(receipt.order_no)}</bdi> },
    { term: words.plan, description: receipt.plan_title },
    { term: words.buyer, description: receipt.buyer_name },
    { term: words.price, description: priceText(receipt.price_rial) },
    ...(receipt.discount_rial > 0
      ? [
          {
            term: words.discount,
            description:
              discount_code === null
                ? priceText(receipt.discount_rial)
                : words.withCode(priceText(receipt.discount_rial), discount_code),
          },
        ]
      : []),
    { term: words.amount, description: <strong>{priceText(receipt.amount_rial)}</strong> },
    ...(receipt.ref_id === null
      ? []
      : [{ term: words.refId, description: <bdi dir="ltr">{formatDigits(receipt.ref_id)}</bdi> }]),
    ...(receipt.card_mask === null
      ? []
      : [{ term: words.card, description: <bdi dir="ltr">{formatDigits(receipt.card_mask)}</bdi> }]),
    { term: words.createdAt, description: formatDateTime(receipt.created_at) },
    ...(receipt.paid_at === null ? [] : [{ term: words.paidAt, description: formatDateTime(receipt.paid_at) }]),
    ...(starts_at === null || ends_at === null
      ? []
      : [{ term: words.span, description: words.from(formatDate(starts_at, 'full'), formatDate(ends_at, 'full')) }]),
  ];
  return (
    <Stack gap={6}>
      <Alert tone={state === 'paid' ? 'success' : state === 'failed' ? 'danger' : 'info'}>
        {paymentWords.explain[state]}
      </Alert>
      <Card title={isPaid ? words.invoice : receipt.plan_title} level={2} actions={<StateBadge state={state} />}>
        <DescriptionList items={facts} />
      </Card>
      {isPaid && receipt.seller !== null && (
        <Card title={words.sellerTitle} level={2}>
          <DescriptionList items={sellerFacts(receipt)} />
        </Card>
      )}
      <div className={screenOnly}>
        <Inline>
          {isPaid ? (
            <>
              <Button icon={<Printer size="1.2em" />} variant="secondary" onPress={() => window.print()}>
                {words.print}
              </Button>
              <Link variant="primary" href="/student/courses">
                {words.start}
              </Link>
            </>
          ) : (
            <>
              <Link variant="primary" href={`/student/payment/${receipt.plan_id}`}>
                {words.again}
              </Link>
              <Link variant="secondary" href="/contact-us">
                {words.support}
              </Link>
            </>
          )}
        </Inline>
      </div>
    </Stack>
  );
}
