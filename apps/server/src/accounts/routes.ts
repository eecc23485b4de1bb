import { contract } from '@mashq/api/contract';
import { originOf } from '../platform/audit/request-origin.ts';
import type { CallRegistry } from '../platform/bind.ts';
import { anybody, childOf } from './profile/deletion.ts';
import type { AccountsServices } from './services.ts';

export function classCodeRoutes(bind: CallRegistry, { classCodes }: AccountsServices): void {
  const { read, make, revoke } = contract.teacher.classCode;
  bind.authenticated(read, ({ actor, params }) => classCodes.read(actor, params.classId));
  bind.authenticated(make, ({ actor, params }) => classCodes.make(actor, params.classId));
  bind.authenticated(revoke, ({ actor, params }) => classCodes.revoke(actor, params.classId));
  bind.authenticated(contract.member.classroom.join, ({ actor, body }) => classCodes.join(actor, body.code));
}

export function profileRoutes(
  bind: CallRegistry,
  { profile, account, terms, deletion, classmates }: AccountsServices,
): void {
  const { brief, setTheme, dismissNotification } = contract.profile;
  bind.authenticated(brief, ({ actor }) => profile.brief(actor));
  bind.authenticated(setTheme, ({ actor, body }) => profile.setTheme(actor, body.theme));
  bind.authenticated(dismissNotification, ({ actor, params }) => profile.dismissNotification(actor, params.id));

  const own = contract.account;
  const isVisiting = (query: { isVisitingProfilePage: 'true' | 'false' }) => query.isVisitingProfilePage === 'true';
  bind.authenticated(own.acceptTerms, ({ actor, body }) => terms.accept(actor, body.terms_version));
  bind.authenticated(own.read, ({ actor, query }) => account.read(actor, isVisiting(query)));
  bind.authenticated(own.update, ({ actor, query, body }) => account.update(actor, body, isVisiting(query)));
  bind.authenticated(own.avatars, () => account.avatars());
  bind.authenticated(own.setPicture, ({ actor, body }) => account.setPicture(actor, body.image_id));
  bind.authenticated(own.removePicture, ({ actor }) => account.removePicture(actor));
  bind.public(own.picture, ({ params }) => account.picture(params));
  bind.authenticated(own.setPhone, ({ actor, body, ...caller }) => account.setPhone(actor, body, caller));
  bind.authenticated(own.exportData, ({ actor }) => account.exportData(actor));
  bind.authenticated(own.askDeletion, ({ actor, body, ...caller }) =>
    account.askDeletion(actor, body.password, caller),
  );
  bind.authenticated(own.keepAccount, ({ actor }) => account.keepAccount(actor));

  const { erasure: ofSchool } = contract.school;
  const { erasure: ofAdmin } = contract.admin;
  bind.authenticated(ofSchool.read, ({ actor, params }) => deletion.read(childOf(actor.schoolId, params.personId)));
  bind.authenticated(ofSchool.ask, ({ actor, params }) =>
    deletion.ask(originOf(actor.id), childOf(actor.schoolId, params.personId)),
  );
  bind.authenticated(ofSchool.takeBack, ({ actor, params }) =>
    deletion.takeBack(originOf(actor.id), childOf(actor.schoolId, params.personId)),
  );
  bind.authenticated(ofAdmin.read, ({ params }) => deletion.read(anybody(params.personId)));
  bind.authenticated(ofAdmin.ask, ({ actor, params }) => deletion.ask(originOf(actor.id), anybody(params.personId)));
  bind.authenticated(ofAdmin.takeBack, ({ actor, params }) =>
    deletion.takeBack(originOf(actor.id), anybody(params.personId)),
  );

  bind.authenticated(contract.member.classroom.classmates, ({ actor }) => classmates.classmates(actor));
  bind.authenticated(contract.member.classroom.publicProfile, ({ actor, params }) =>
    classmates.publicProfile(actor, params.id),
  );
}

export function registrationRoutes(bind: CallRegistry, { registration, adminRegistrations }: AccountsServices): void {
  const { check, register, preRegister } = contract.registration;
  bind.public(check, ({ body, ip }) => registration.check(body, ip));
  bind.public(register, ({ body, ...caller }) => registration.register(body, caller));
  bind.public(preRegister, ({ body, ...caller }) => registration.preRegister(body, caller));
  const { list, showPhone, confirm, refuse } = contract.admin.registrations;
  bind.authenticated(list, ({ query }) => adminRegistrations.list(query));
  bind.authenticated(showPhone, ({ actor, params }) => adminRegistrations.showPhone(actor, params.id));
  bind.authenticated(confirm, ({ actor, params, body }) => adminRegistrations.confirm(actor, params.id, body));
  bind.authenticated(refuse, ({ actor, params, body }) => adminRegistrations.refuse(actor, params.id, body.reason));
}
