import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { PaymentsServices } from '../services.ts';

export function preOrderRoutes(bind: Bind, { preOrders, adminPreOrders }: PaymentsServices): void {
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
