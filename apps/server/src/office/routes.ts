import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function officeRoutes(bind: Bind, { office }: Services): void {
  const { grades, classes } = contract.school.dashboard;
  bind.guarded(grades, ({ actor }) => office.grades(actor));
  bind.guarded(classes, ({ actor, params }) => office.classes(actor, params.grade));
  bind.guarded(contract.organization.dashboard.provinces, ({ actor }) => office.provinces(actor));
}
