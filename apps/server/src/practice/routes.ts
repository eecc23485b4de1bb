import { contract } from '@mashq/api/contract';
import type { Bind } from '../platform/bind.ts';
import type { PracticeServices } from './services.ts';

export function practiceRoutes(bind: Bind, { memberSkills }: PracticeServices): void {
  bind.authenticated(contract.member.skills.list, ({ actor }) => memberSkills.list(actor));
  bind.authenticated(contract.member.skills.stepBack, ({ actor, params }) =>
    memberSkills.stepBack(actor, params.skillId),
  );
  bind.authenticated(contract.member.reports.completionSummary, ({ actor }) => memberSkills.completionSummary(actor));
}
