import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';
import { apiCalls } from './api-calls.ts';

export function laboratoryRoutes(bind: Bind, { laboratory }: Services): void {
  bind.authenticated(contract.laboratory.skills, () => laboratory.skills());
  bind.authenticated(contract.laboratory.calls, () => apiCalls.list());
  bind.authenticated(contract.laboratory.sample, ({ params }) => apiCalls.sample(params.name));
  bind.authenticated(contract.laboratory.tryCall, ({ params, body }) => apiCalls.try(params.name, body));
  bind.authenticated(contract.laboratory.check, ({ actor, body }) => laboratory.check(actor, body));
}
