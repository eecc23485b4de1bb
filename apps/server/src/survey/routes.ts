import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function surveyRoutes(bind: Bind, { surveys }: Services): void {
  const { checkExists, read, submit, skippedAttempts } = contract.survey;
  bind.authenticated(checkExists, ({ actor }) => surveys.checkExists(actor));
  bind.authenticated(read, ({ actor, params }) => surveys.read(actor, params.id));
  bind.authenticated(submit, ({ actor, params, body }) => surveys.submit(actor, params.id, body));
  bind.authenticated(skippedAttempts, ({ actor, params, body }) => surveys.skip(actor, params.id, body.attempt));
}
