import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function practiceRoutes(bind: Bind, { memberSkills }: Services): void {
  bind.authenticated(contract.member.skills.list, ({ actor }) => memberSkills.list(actor));
  bind.authenticated(contract.member.reports.completionSummary, ({ actor }) => memberSkills.completionSummary(actor));
}
