import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { PaymentsServices } from './services.ts';

export function paymentRoutes(bind: CallRegistry, { payments, adminPayments, adminCatalog }: PaymentsServices): void {
  const { payment } = contract;
  bind.authenticated(payment.plans, ({ actor }) => payments.plans(actor));
  bind.authenticated(payment.plan, ({ actor, query }) => payments.plan(actor, query));
  bind.authenticated(payment.checkDiscount, ({ actor, query }) => payments.checkDiscount(actor, query));
  bind.authenticated(payment.create, ({ actor, body }) => payments.create(actor, body));
  bind.authenticated(payment.verify, ({ actor, body }) => payments.verify(actor, body));
  bind.authenticated(payment.receipts, ({ actor, query }) => payments.receipts(actor, query));
  bind.authenticated(payment.receipt, ({ actor, params }) => payments.receipt(actor, params.paymentId));
  bind.authenticated(payment.subscription, ({ actor }) => payments.subscription(actor));
  const admin = contract.admin.payments;
  bind.authenticated(admin.list, ({ query }) => adminPayments.list(query));
  bind.authenticated(admin.detail, ({ params }) => adminPayments.detail(params.id));
  bind.authenticated(admin.refund, ({ actor, params }) => adminPayments.refund(actor, params.id));
  const { catalog } = contract.admin;
  bind.authenticated(catalog.plans, () => adminCatalog.plans());
  bind.authenticated(catalog.addPlan, ({ actor, body }) => adminCatalog.addPlan(actor, body));
  bind.authenticated(catalog.retirePlan, ({ actor, params }) => adminCatalog.retirePlan(actor, params.id));
  bind.authenticated(catalog.codes, ({ query }) => adminCatalog.codes(query));
  bind.authenticated(catalog.addCode, ({ actor, body }) => adminCatalog.addCode(actor, body));
}

export function preOrderRoutes(bind: CallRegistry, { preOrders, adminPreOrders }: PaymentsServices): void {
  const { site, payment, admin } = contract;
  bind.public(site.plans, () => preOrders.plans());
  bind.public(site.preOrder, ({ body, ip }) => preOrders.ofVisitor(body, ip));
  bind.authenticated(payment.preOrder, ({ actor, body }) => preOrders.ofStudent(actor, body));
  bind.authenticated(payment.preOrders, ({ actor }) => preOrders.own(actor));
  const { list, detail, change, showPhone } = admin.preOrders;
  bind.authenticated(list, ({ query }) => adminPreOrders.list(query));
  bind.authenticated(detail, ({ params }) => adminPreOrders.detail(params.id));
  bind.authenticated(change, ({ actor, params, body }) => adminPreOrders.change(actor, params.id, body));
  bind.authenticated(showPhone, ({ actor, params }) => adminPreOrders.showPhone(actor, params.id));
}
