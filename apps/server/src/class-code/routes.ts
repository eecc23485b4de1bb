import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function classCodeRoutes(bind: Bind, { classCodes }: Services): void {
  const { read, make, revoke } = contract.teacher.classCode;
  bind.authenticated(read, ({ actor, params }) => classCodes.read(actor, params.classId));
  bind.authenticated(make, ({ actor, params }) => classCodes.make(actor, params.classId));
  bind.authenticated(revoke, ({ actor, params }) => classCodes.revoke(actor, params.classId));
  bind.authenticated(contract.member.classroom.join, ({ actor, body }) => classCodes.join(actor, body.code));
}
