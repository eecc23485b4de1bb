import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { WorkServices } from '../services.ts';

export function worksheetRoutes(bind: Bind, { worksheets }: WorkServices): void {
  const calls = contract.teacher.worksheets;
  bind.authenticated(calls.homework, ({ actor, params, query }) =>
    worksheets.ofWork(actor, 'homework', params.id, query.variants),
  );
  bind.authenticated(calls.review, ({ actor, params, query }) =>
    worksheets.ofWork(actor, 'review', params.id, query.variants),
  );
  bind.authenticated(calls.skills, ({ actor, params, body }) => worksheets.ofSkills(actor, params.classId, body));
}
