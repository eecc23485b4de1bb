import { contract } from '@mashq/api/contract';
import type { Bind } from '../platform/bind.ts';
import type { SiteServices } from './services.ts';

export function siteRoutes(bind: Bind, { siteSettings, visitorMessages, visitorQuestions }: SiteServices): void {
  bind.public(contract.site.question, ({ query, ip }) => visitorQuestions.question(query, ip));
  bind.public(contract.site.answerQuestion, ({ body, ip }) => visitorQuestions.answer(body, ip));
  bind.public(contract.site.contact, () => siteSettings.contact());
  const settings = contract.admin.siteSettings;
  bind.authenticated(settings.read, () => siteSettings.read());
  bind.authenticated(settings.save, ({ actor, body }) => siteSettings.save(actor, body));
  bind.public(contract.site.sendMessage, ({ body, ip }) => visitorMessages.send(body, ip));
  const { list, setState, showPhone } = contract.admin.visitorMessages;
  bind.authenticated(list, ({ query }) => visitorMessages.page(query));
  bind.authenticated(setState, ({ actor, params, body }) => visitorMessages.setState(actor, params.id, body.state));
  bind.authenticated(showPhone, ({ actor, params }) => visitorMessages.showPhone(actor, params.id));
}

export function hireRoutes(bind: Bind, { hire }: SiteServices): void {
  bind.public(contract.site.applyForJob, ({ body, ip }) => hire.apply(body, ip));
  const { list, setState, showPhone, resume, remove } = contract.admin.jobApplications;
  bind.authenticated(list, ({ query }) => hire.list(query));
  bind.authenticated(setState, ({ actor, params, body }) => hire.setState(actor, params.id, body.state));
  bind.authenticated(showPhone, ({ actor, params }) => hire.showPhone(actor, params.id));
  bind.authenticated(resume, ({ actor, params }) => hire.resume(actor, params.id));
  bind.authenticated(remove, ({ actor, params }) => hire.remove(actor, params.id));
}
