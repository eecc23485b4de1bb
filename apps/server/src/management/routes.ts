import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function managementRoutes(bind: Bind, { management }: Services): void {
  const { grades, classes } = contract.school.dashboard;
  bind.authenticated(grades, ({ actor }) => management.grades(actor));
  bind.authenticated(classes, ({ actor, params }) => management.classes(actor, params.grade));
}
