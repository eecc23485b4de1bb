import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { SchoolServices } from './services.ts';

export function schoolAdminRoutes(
  bind: CallRegistry,
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

export function lookRoutes(bind: CallRegistry, { look }: SchoolServices): void {
  bind.authenticated(contract.look.mine, async ({ actor }) => ({ look: await look.ofSchool(actor.schoolId) }));
  bind.public(contract.look.logo, ({ params }) => look.logo(params));
  bind.public(contract.look.theme, ({ params }) => look.theme(params));
  bind.authenticated(contract.school.look.read, ({ actor }) => look.chosen(actor));
  bind.authenticated(contract.school.look.save, ({ actor, body }) => look.choose(actor, body));
}

export function rosterRoutes(
  bind: CallRegistry,
  { classManagement, classRemoval, rosterPeople, rosterImports, newYear, rosterMerge }: SchoolServices,
): void {
  const calls = contract.school.roster;
  bind.authenticated(calls.overview, ({ actor }) => classManagement.overview(actor));
  bind.authenticated(calls.archive, ({ actor }) => classManagement.archive(actor));
  bind.authenticated(calls.classInfo, ({ actor, params }) => classManagement.info(actor, params.id));
  bind.authenticated(calls.searchStudents, ({ actor, query }) => classManagement.searchStudents(actor, query.search));
  bind.authenticated(calls.createClass, ({ actor, body }) => classManagement.createClass(actor, body));
  bind.authenticated(calls.renameClass, ({ actor, params, body }) =>
    classManagement.renameClass(actor, params.id, body),
  );
  bind.authenticated(calls.removeClass, ({ actor, params }) => classRemoval.remove(actor, params.id));
  bind.authenticated(calls.setUsernamePrefix, ({ actor, body }) => classManagement.setUsernamePrefix(actor, body));
  bind.authenticated(calls.assignTeacher, ({ actor, params, body }) =>
    classManagement.assignTeacher(actor, params.id, body),
  );
  bind.authenticated(calls.changeTeaching, ({ actor, params, body }) =>
    classManagement.changeTeaching(actor, params, body),
  );
  bind.authenticated(calls.endTeaching, ({ actor, params }) => classManagement.endTeaching(actor, params));
  bind.authenticated(calls.addStudent, ({ actor, params, body }) => rosterPeople.addStudent(actor, params.id, body));
  bind.authenticated(calls.updateStudent, ({ actor, params, body }) =>
    rosterPeople.updateStudent(actor, params.studentId, body),
  );
  bind.authenticated(calls.moveStudent, ({ actor, params, body }) =>
    rosterPeople.moveStudent(actor, params.studentId, body),
  );
  bind.authenticated(calls.withdrawStudent, ({ actor, params }) =>
    rosterPeople.withdrawStudent(actor, params.studentId),
  );
  bind.authenticated(calls.addTeacher, ({ actor, body }) => rosterPeople.addTeacher(actor, body));
  bind.authenticated(calls.updateTeacher, ({ actor, params, body }) =>
    rosterPeople.updateTeacher(actor, params.teacherId, body),
  );
  bind.authenticated(calls.withdrawTeacher, ({ actor, params }) =>
    rosterPeople.withdrawTeacher(actor, params.teacherId),
  );
  bind.authenticated(calls.resetPassword, ({ actor, params }) => rosterPeople.resetPassword(actor, params.personId));
  bind.authenticated(calls.importTemplate, ({ query }) => rosterImports.template(query));
  bind.authenticated(calls.uploadImport, ({ actor, body }) => rosterImports.upload(actor, body));
  bind.authenticated(calls.importHead, ({ actor, body }) => rosterImports.head(actor, body));
  bind.authenticated(calls.importPreview, ({ actor, params }) => rosterImports.preview(actor, params.importId));
  bind.authenticated(calls.correctImportRow, ({ actor, params, body }) =>
    rosterImports.correct(actor, params.importId, params.line, body.cells),
  );
  bind.authenticated(calls.faultyImportRows, ({ actor, params, query }) =>
    rosterImports.faultyRows(actor, params.importId, query.format),
  );
  bind.authenticated(calls.confirmImport, ({ actor, params, query }) =>
    rosterImports.confirm(actor, params.importId, query),
  );
  bind.authenticated(calls.newYearPlan, ({ actor }) => newYear.plan(actor));
  bind.authenticated(calls.beginYear, ({ actor, body }) => newYear.begin(actor, body));
  bind.authenticated(calls.undoYear, ({ actor, params }) => newYear.undo(actor, params.rolloverId));
  bind.authenticated(calls.mergeStudent, ({ actor, params, body }) => rosterMerge.merge(actor, params.studentId, body));
  bind.authenticated(calls.makeCards, ({ actor, params, body }) => rosterPeople.makeCards(actor, params.id, body));
}
