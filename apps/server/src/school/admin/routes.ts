import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { SchoolServices } from '../services.ts';

export function schoolAdminRoutes(
  bind: Bind,
  { adminPeople, adminSchools, adminOrganizations, auditReading }: SchoolServices,
): void {
  const { people, schools, organizations, audit } = contract.admin;
  bind.authenticated(people.list, ({ query }) => adminPeople.list(query));
  bind.authenticated(people.read, ({ params }) => adminPeople.read(params.personId));
  bind.authenticated(people.showPhone, ({ actor, params }) => adminPeople.showPhone(actor, params.personId));
  bind.authenticated(people.resetPassword, ({ actor, params }) => adminPeople.resetPassword(actor, params.personId));
  bind.authenticated(people.endSecondFactor, ({ actor, params }) =>
    adminPeople.endSecondFactor(actor, params.personId),
  );
  bind.authenticated(people.setLock, ({ actor, params, body }) =>
    adminPeople.setLock(actor, params.personId, body.is_locked),
  );

  bind.authenticated(schools.list, ({ query }) => adminSchools.list(query));
  bind.authenticated(schools.read, ({ params }) => adminSchools.read(params.id));
  bind.authenticated(schools.create, ({ actor, body }) => adminSchools.create(actor, body));
  bind.authenticated(schools.change, ({ actor, params, body }) => adminSchools.change(actor, params.id, body));
  bind.authenticated(schools.addManager, ({ actor, params, body }) => adminSchools.addManager(actor, params.id, body));
  bind.authenticated(schools.removeManager, ({ actor, params }) =>
    adminSchools.removeManager(actor, params.id, params.personId),
  );

  bind.authenticated(organizations.list, ({ query }) => adminOrganizations.list(query));
  bind.authenticated(organizations.read, ({ params }) => adminOrganizations.read(params.id));
  bind.authenticated(organizations.create, ({ actor, body }) => adminOrganizations.create(actor, body.title));
  bind.authenticated(organizations.addManager, ({ actor, params, body }) =>
    adminOrganizations.addManager(actor, params.id, body),
  );
  bind.authenticated(organizations.removeManager, ({ actor, params }) =>
    adminOrganizations.removeManager(actor, params.id, params.personId),
  );

  bind.authenticated(audit.list, ({ query }) => auditReading.list(query));
}
