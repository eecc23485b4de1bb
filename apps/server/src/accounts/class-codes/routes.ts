import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { AccountsServices } from '../services.ts';

export function classCodeRoutes(bind: Bind, { classCodes }: AccountsServices): void {
  const { read, make, revoke } = contract.teacher.classCode;
  bind.authenticated(read, ({ actor, params }) => classCodes.read(actor, params.classId));
  bind.authenticated(make, ({ actor, params }) => classCodes.make(actor, params.classId));
  bind.authenticated(revoke, ({ actor, params }) => classCodes.revoke(actor, params.classId));
  bind.authenticated(contract.member.classroom.join, ({ actor, body }) => classCodes.join(actor, body.code));
}
