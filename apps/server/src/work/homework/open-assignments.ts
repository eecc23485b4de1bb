import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import {
  canReadClass,
  countMemberAssignments,
  findMemberAssignments,
  openToChild,
} from '../assignments/member-queries.ts';
import { memberAssignmentView } from '../assignments/member-service.ts';
import { sourceOf } from './view.ts';

type Open = Contract['member']['assignments']['open'];

/** The open work of a child, of every kind, by deadline. */
export function openAssignmentsService({ db, clock }: Context) {
  return async (actor: Actor, { page, size }: ParsedOf<Open>['query']): Promise<ResponseOf<Open>> => {
    const now = clock();
    const condition = sql`${canReadClass(actor, now)} and ${openToChild(now)}`;
    const [rows, total] = await Promise.all([
      findMemberAssignments(db, condition, now, { limit: size, offset: (page - 1) * size }),
      countMemberAssignments(db, condition),
    ]);
    const items = rows.map((row) => ({
      ...memberAssignmentView(row, now),
      kind: row.kind,
      source: row.kind === 'homework' ? sourceOf(row) : null,
    }));
    return { page, size, total, items };
  };
}
