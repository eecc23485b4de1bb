import { contract } from '@mashq/api/contract';
import { originOf } from '../platform/audit/request-origin.ts';
import type { CallRegistry } from '../platform/bind.ts';
import type { SurveysServices } from './services.ts';

export function surveyRoutes(bind: CallRegistry, { surveys, adminSurveys }: SurveysServices): void {
  const { checkExists, read, submit, skippedAttempts } = contract.survey;
  bind.authenticated(checkExists, ({ actor }) => surveys.checkExists(actor));
  bind.authenticated(read, ({ actor, params }) => surveys.read(actor, params.id));
  bind.authenticated(submit, ({ actor, params, body }) => surveys.submit(actor, params.id, body));
  bind.authenticated(skippedAttempts, ({ actor, params, body }) => surveys.skip(actor, params.id, body.attempt));
  const admin = contract.admin.surveys;
  bind.authenticated(admin.list, ({ query }) => adminSurveys.list(query));
  bind.authenticated(admin.create, ({ actor, body }) => adminSurveys.create(originOf(actor.id), body));
  bind.authenticated(admin.detail, ({ params }) => adminSurveys.detail(params.id));
  bind.authenticated(admin.change, ({ actor, params, body }) =>
    adminSurveys.change(originOf(actor.id), params.id, body),
  );
  bind.authenticated(admin.open, ({ actor, params, body }) =>
    adminSurveys.open(originOf(actor.id), params.id, body.to),
  );
  bind.authenticated(admin.close, ({ actor, params }) => adminSurveys.close(originOf(actor.id), params.id));
  bind.authenticated(admin.comments, ({ params, query }) => adminSurveys.comments(params, query));
}
