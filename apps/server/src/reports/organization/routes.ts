import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function organizationRoutes(bind: Bind, { organization }: ReportsServices): void {
  const { dashboard, school } = contract.organization;
  bind.authenticated(dashboard.provinces, ({ actor }) => organization.provinces(actor));
  bind.authenticated(dashboard.schools, ({ actor, params, query }) =>
    organization.schools(actor, params.provinceCode, query),
  );
  bind.authenticated(school.info, ({ actor, params }) => organization.info(actor, params.schoolId));
  bind.authenticated(school.grades, ({ actor, params }) => organization.grades(actor, params.schoolId));
  bind.authenticated(school.classes, ({ actor, params }) => organization.classes(actor, params.schoolId, params.grade));
  bind.authenticated(school.students, ({ actor, params, query }) =>
    organization.students(actor, params.schoolId, query),
  );
}

/** What the manager of a school decides of what the organization over it sees. */
export function schoolOrganizationRoutes(bind: Bind, { namesShown }: ReportsServices): void {
  const { organization } = contract.school;
  bind.authenticated(organization.namesShown, ({ actor }) => namesShown.read(actor));
  bind.authenticated(organization.showNames, ({ actor, body }) => namesShown.change(actor, body));
}
