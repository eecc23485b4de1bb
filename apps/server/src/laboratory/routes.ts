import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function laboratoryRoutes(bind: Bind, { laboratory }: Services): void {
  bind.authenticated(contract.laboratory.skills, () => laboratory.skills());
  bind.authenticated(contract.laboratory.check, ({ actor, body }) => laboratory.check(actor, body));
}
