import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function managementRoutes(bind: Bind, { management }: ReportsServices): void {
  const { grades, classes } = contract.school.dashboard;
  bind.authenticated(grades, ({ actor }) => management.grades(actor));
  bind.authenticated(classes, ({ actor, params }) => management.classes(actor, params.grade));
}
