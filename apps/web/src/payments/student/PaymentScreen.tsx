import type { Contract, PaymentState, ResponseOf } from '@mashq/api/contract';
import { useCheckDiscount, useCreatePayment, usePlan, useReceipts } from '@mashq/state/payments/payments';
import { makeId } from '@mashq/state/platform/id';
import { Button } from '@mashq/ui/actions/button';
import { Card } from '@mashq/ui/data/card';
import { DescriptionList } from '@mashq/ui/data/description-list';
import { Alert } from '@mashq/ui/feedback/alert';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Form } from '@mashq/ui/forms/form';
import { TextField } from '@mashq/ui/forms/text-field';
import { formatNumber } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { QueryBoundary } from '../../platform/loading/QueryBoundary.tsx';
import { useNameInTitle } from '../../platform/routing/use-name-in-title.ts';
import { useFormDraft } from '../../platform/tab-storage/use-form-draft.ts';
import { paymentWords } from '../strings/student-payment.ts';
import { priceText } from './price.ts';

type Plan = ResponseOf<Contract['payment']['plan']>;

const words = paymentWords.order;

/** One plan before it is paid: its price, a discount code, and the way to the bank. */
export function PaymentScreen({ id }: { id: string }) {
  const plan = usePlan(id);
  useNameInTitle(plan.data?.title);
  const title = plan.data?.title ?? words.title;
  return (
    <Page
      title={title}
      width="reading"
      breadcrumbs={<Breadcrumbs items={[{ title: paymentWords.plans.title, href: '/student/plans' }, { title }]} />}
    >
      <QueryBoundary query={plan} voice="student" skeleton={<Skeleton shape="card" size="huge" />}>
        {(data) => <Order plan={data} />}
      </QueryBoundary>
    </Page>
  );
}

const OPEN: readonly PaymentState[] = ['created', 'pending'];

function Order({ plan }: { plan: Plan }) {
  const [, navigate] = useLocation();
  const { draft, set, clear } = useFormDraft(`discount-${plan.id}`);
  const typed = draft.code ?? '';
  // Made once for what is ordered, so that pressing twice orders once.
  const [{ code, orderId }, setOrder] = useState(() => ({ code: null as string | null, orderId: makeId() }));
  const check = useCheckDiscount(plan.id);
  const create = useCreatePayment();
  const receipts = useReceipts();
  /** The newest order of this plan that is not paid, of which the code is held. */
  const held = receipts.data?.items.find(({ plan_id, state }) => plan_id === plan.id && OPEN.includes(state));
  const discount = code === null ? null : (check.data ?? null);
  const amount = discount?.price_after_rial ?? plan.price_rial;

  const ask = (asked: string) =>
    check.mutate(asked, {
      onSuccess: ({ is_valid }) => {
        set('code')(asked);
        setOrder({ code: is_valid ? asked : null, orderId: makeId() });
      },
    });
  // A person who comes back from the bank finds the code that the unpaid order holds.
  const isRestored = useRef(false);
  const heldCode = held?.discount_code ?? null;
  useEffect(() => {
    if (receipts.isPending || isRestored.current) return;
    isRestored.current = true;
    if (heldCode !== null) ask(heldCode);
  });
  // A page that the browser kept as it was left is no longer on its way to the bank.
  const { reset } = create;
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  const pay = () =>
    create.mutate(
      { id: orderId, plan_id: plan.id, code, amount_rial: amount },
      {
        onSuccess: ({ receipt, redirect_url }) => {
          if (redirect_url === null) navigate(`/student/bank-receipt/${receipt.state}?payment=${receipt.id}`);
          else window.location.assign(redirect_url);
        },
        onError: ({ status }) => {
          if (status === 409 && code !== null) ask(code);
        },
      },
    );
  const isGoing = create.isPending || (create.isSuccess && create.data.redirect_url !== null);
  return (
    <Stack gap={6}>
      <Card title={words.what} level={2}>
        <p>{plan.description}</p>
        <ul>
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p>{paymentWords.plans.period(formatNumber(plan.months))}</p>
      </Card>
      <Card>
        <Stack gap={5}>
          <Form
            onSubmit={() => ask(typed.trim())}
            {...(check.error && { errorMessage: check.error.detail })}
            {...(check.data?.message && code === null && { errors: { code: check.data.message } })}
          >
            <TextField
              label={words.codeLabel}
              description={words.codeHint}
              name="code"
              dir="ltr"
              autoCapitalize="characters"
              maxLength={40}
              isReadOnly={code !== null}
              value={typed}
              onChange={set('code')}
            />
            <div>
              {code === null ? (
                <Button type="submit" variant="secondary" isPending={check.isPending} isDisabled={typed.trim() === ''}>
                  {words.check}
                </Button>
              ) : (
                <Button
                  variant="quiet"
                  onPress={() => {
                    setOrder({ code: null, orderId: makeId() });
                    clear();
                    check.reset();
                  }}
                >
                  {words.remove}
                </Button>
              )}
            </div>
          </Form>
          {held !== undefined && held.discount_code === code && <Alert>{words.held}</Alert>}
          {discount?.is_valid && <Alert tone="success">{words.applied(priceText(discount.discount_rial))}</Alert>}
          <DescriptionList
            items={[
              { term: words.price, description: priceText(plan.price_rial) },
              ...(discount?.is_valid ? [{ term: words.discount, description: priceText(discount.discount_rial) }] : []),
              { term: words.total, description: <strong>{priceText(amount)}</strong> },
            ]}
          />
          {create.error && (
            <Alert tone="danger" title={words.failed}>
              {create.error.fields.code ?? create.error.detail}
            </Alert>
          )}
          <Inline>
            <Button isPending={isGoing || receipts.isPending || check.isPending} onPress={pay}>
              {amount === 0 ? words.free : words.pay}
            </Button>
          </Inline>
          <p>{words.safe}</p>
        </Stack>
      </Card>
    </Stack>
  );
}
