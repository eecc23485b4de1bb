import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { SiteServices } from './services.ts';

export function siteRoutes(bind: CallRegistry, services: SiteServices): void {
  const { siteSettings, visitorMessages, visitorQuestions, webinars, partners, sitePictures } = services;
  bind.public(contract.site.question, ({ query, ip }) => visitorQuestions.question(query, ip));
  bind.public(contract.site.answerQuestion, ({ body, ip }) => visitorQuestions.answer(body, ip));
  bind.public(contract.site.contact, () => siteSettings.contact());
  bind.public(contract.site.webinars, () => webinars.shown());
  bind.public(contract.site.webinarCalendar, ({ params }) => webinars.calendar(params.id));
  bind.public(contract.site.partners, () => partners.list());
  bind.public(contract.site.sign, ({ params }) => sitePictures.file(params.imageId));
  const settings = contract.admin.siteSettings;
  bind.authenticated(settings.read, () => siteSettings.read());
  bind.authenticated(settings.save, ({ actor, body }) => siteSettings.save(actor, body));
  bind.public(contract.site.sendMessage, ({ body, ip }) => visitorMessages.send(body, ip));
  const { list, setState, showPhone } = contract.admin.visitorMessages;
  bind.authenticated(list, ({ query }) => visitorMessages.page(query));
  bind.authenticated(setState, ({ actor, params, body }) => visitorMessages.setState(actor, params.id, body.state));
  bind.authenticated(showPhone, ({ actor, params }) => visitorMessages.showPhone(actor, params.id));
}

/** What administrators announce on the site. */
export function siteContentRoutes(bind: CallRegistry, { webinars, partners }: SiteServices): void {
  const ofWebinars = contract.admin.webinars;
  bind.authenticated(ofWebinars.list, ({ query }) => webinars.list(query));
  bind.authenticated(ofWebinars.create, ({ actor, body }) => webinars.create(actor, body));
  bind.authenticated(ofWebinars.change, ({ actor, params, body }) => webinars.change(actor, params.id, body));
  bind.authenticated(ofWebinars.remove, ({ actor, params }) => webinars.remove(actor, params.id));
  const ofPartners = contract.admin.partners;
  bind.authenticated(ofPartners.list, () => partners.list());
  bind.authenticated(ofPartners.create, ({ actor, body }) => partners.create(actor, body));
  bind.authenticated(ofPartners.order, ({ actor, body }) => partners.order(actor, body));
  bind.authenticated(ofPartners.change, ({ actor, params, body }) => partners.change(actor, params.id, body));
  bind.authenticated(ofPartners.remove, ({ actor, params }) => partners.remove(actor, params.id));
}

export function jobApplicationRoutes(bind: CallRegistry, { jobApplications }: SiteServices): void {
  bind.public(contract.site.applyForJob, ({ body, ip }) => jobApplications.apply(body, ip));
  const { list, setState, showPhone, resume, remove } = contract.admin.jobApplications;
  bind.authenticated(list, ({ query }) => jobApplications.list(query));
  bind.authenticated(setState, ({ actor, params, body }) => jobApplications.setState(actor, params.id, body.state));
  bind.authenticated(showPhone, ({ actor, params }) => jobApplications.showPhone(actor, params.id));
  bind.authenticated(resume, ({ actor, params }) => jobApplications.resume(actor, params.id));
  bind.authenticated(remove, ({ actor, params }) => jobApplications.remove(actor, params.id));
}
