import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { AccountsServices } from '../services.ts';

export function registrationRoutes(bind: Bind, { registration, adminRegistrations }: AccountsServices): void {
  const { check, register, preRegister } = contract.registration;
  bind.public(check, ({ body, ip }) => registration.check(body, ip));
  bind.public(register, ({ body, ...caller }) => registration.register(body, caller));
  bind.public(preRegister, ({ body, ...caller }) => registration.preRegister(body, caller));
  const { list, showPhone, confirm, refuse } = contract.admin.registrations;
  bind.authenticated(list, ({ query }) => adminRegistrations.list(query));
  bind.authenticated(showPhone, ({ actor, params }) => adminRegistrations.showPhone(actor, params.id));
  bind.authenticated(confirm, ({ actor, params, body }) => adminRegistrations.confirm(actor, params.id, body));
  bind.authenticated(refuse, ({ actor, params, body }) => adminRegistrations.refuse(actor, params.id, body.reason));
}
