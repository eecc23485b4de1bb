import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Origin, recordAudit } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';
import type { PreOrderEventKind, PreOrderState } from '../../platform/db/schema/index.ts';
import { nextState } from './state-machine.ts';

export interface PreOrderChange {
  readonly id: string;
  readonly event: PreOrderEventKind;
  readonly note?: string;
  /** When to call again; left out, what was agreed stays. */
  readonly followUpAt?: string | null;
}

const ApplyEventRow = v.object({ state: textAs<PreOrderState>() });

/**
 * Moves a pre-order to the next state within the transaction: row, history and audit log. Returns the state before, or null
 * where the event does not fit it; undefined where there is no such pre-order.
 */
export async function applyEvent(
  tx: Session,
  now: Date,
  origin: Origin,
  { id, event, note = '', followUpAt }: PreOrderChange,
): Promise<PreOrderState | null | undefined> {
  const [row] = await tx.query(ApplyEventRow, sql`select state from pre_order where id = ${id} for update`);
  if (!row) return undefined;
  const state = nextState(row.state, event);
  if (state === null) return null;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update pre_order set state = ${state}, updated_at = ${at},
      follow_up_at = ${followUpAt === undefined ? sql`follow_up_at` : sql`${followUpAt}::timestamptz`}
    where id = ${id}`);
  await noteEvent(tx, now, origin.actor, { id, event, from: row.state, to: state, note });
  await recordAudit(tx, now, origin, {
    action: `pre-order.${event}`,
    target: id,
    before: { state: row.state },
    after: { state },
  });
  return row.state;
}

/** Writes one line of the history. */
export async function noteEvent(
  { execute }: Session,
  now: Date,
  actor: string,
  change: { id: string; event: PreOrderEventKind; from: PreOrderState; to: PreOrderState; note: string },
): Promise<void> {
  const { id, event, from, to, note } = change;
  await execute(sql`
    insert into pre_order_event (pre_order_id, kind, from_state, to_state, actor, note, created_at)
    values (${id}, ${event}, ${from}, ${to}, ${actor}, ${note}, ${now.toISOString()}::timestamptz)`);
}
