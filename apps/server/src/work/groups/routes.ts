import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { WorkServices } from '../services.ts';

export function groupRoutes(bind: Bind, { groups }: WorkServices): void {
  const { list, create, update, remove } = contract.teacher.groups;
  bind.authenticated(list, ({ actor, params }) => groups.list(actor, params.classId));
  bind.authenticated(create, ({ actor, params, body }) => groups.create(actor, params.classId, body));
  bind.authenticated(update, ({ actor, params, body }) => groups.update(actor, params.classId, params.groupId, body));
  bind.authenticated(remove, ({ actor, params }) => groups.remove(actor, params.classId, params.groupId));
}
