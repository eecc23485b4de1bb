import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { SiteServices } from '../services.ts';

export function hireRoutes(bind: Bind, { hire }: SiteServices): void {
  bind.public(contract.site.applyForJob, ({ body, ip }) => hire.apply(body, ip));
  const { list, setState, showPhone, resume, remove } = contract.admin.jobApplications;
  bind.authenticated(list, ({ query }) => hire.list(query));
  bind.authenticated(setState, ({ actor, params, body }) => hire.setState(actor, params.id, body.state));
  bind.authenticated(showPhone, ({ actor, params }) => hire.showPhone(actor, params.id));
  bind.authenticated(resume, ({ actor, params }) => hire.resume(actor, params.id));
  bind.authenticated(remove, ({ actor, params }) => hire.remove(actor, params.id));
}
