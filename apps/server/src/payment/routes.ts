import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function paymentRoutes(bind: Bind, { payments }: Services): void {
  const { payment } = contract;
  bind.authenticated(payment.plans, ({ actor }) => payments.plans(actor));
  bind.authenticated(payment.plan, ({ actor, query }) => payments.plan(actor, query));
  bind.authenticated(payment.checkDiscount, ({ actor, query }) => payments.checkDiscount(actor, query));
  bind.authenticated(payment.create, ({ actor, body }) => payments.create(actor, body));
  bind.authenticated(payment.verify, ({ actor, body }) => payments.verify(actor, body));
  bind.authenticated(payment.receipts, ({ actor, query }) => payments.receipts(actor, query));
  bind.authenticated(payment.receipt, ({ actor, params }) => payments.receipt(actor, params.paymentId));
  bind.authenticated(payment.subscription, ({ actor }) => payments.subscription(actor));
}
