import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { WorkServices } from '../services.ts';

export function paperRoutes(bind: Bind, { papers }: WorkServices): void {
  const calls = contract.teacher.papers;
  bind.authenticated(calls.list, ({ actor, params }) => papers.list(actor, params.classId));
  bind.authenticated(calls.draft, ({ actor, params, body }) => papers.draft(actor, params.classId, body));
  bind.authenticated(calls.print, ({ actor, params, body }) => papers.print(actor, params.classId, body));
}
