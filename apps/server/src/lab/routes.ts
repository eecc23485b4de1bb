import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import { apiCalls } from './api-calls.ts';
import type { LabServices } from './services.ts';

export function laboratoryRoutes(bind: CallRegistry, { laboratory, science }: LabServices): void {
  const { scienceEvents, recordScienceEvent } = contract.laboratory;
  bind.authenticated(contract.laboratory.skills, () => laboratory.skills());
  bind.authenticated(contract.laboratory.calls, () => apiCalls.list());
  bind.authenticated(contract.laboratory.sample, ({ params }) => apiCalls.sample(params.name));
  bind.authenticated(contract.laboratory.tryCall, ({ params, body }) => apiCalls.try(params.name, body));
  bind.authenticated(contract.laboratory.check, ({ actor, body }) => laboratory.check(actor, body));
  bind.authenticated(contract.laboratory.science, ({ actor }) => science.simulations(actor));
  bind.authenticated(scienceEvents, ({ actor, query }) => science.events(actor, query.simulation));
  bind.authenticated(recordScienceEvent, ({ actor, body }) => science.record(actor, body));
}
