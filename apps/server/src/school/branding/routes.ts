import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { SchoolServices } from '../services.ts';

export function lookRoutes(bind: Bind, { look }: SchoolServices): void {
  bind.authenticated(contract.look.mine, async ({ actor }) => ({ look: await look.ofSchool(actor.schoolId) }));
  bind.public(contract.look.logo, ({ params }) => look.logo(params));
  bind.public(contract.look.theme, ({ params }) => look.theme(params));
  bind.authenticated(contract.school.look.read, ({ actor }) => look.chosen(actor));
  bind.authenticated(contract.school.look.save, ({ actor, body }) => look.choose(actor, body));
}
