import { type SQL, sql } from 'drizzle-orm';
import type { PreOrderEventKind, PreOrderState } from '../../platform/db/schema/index.ts';

interface Transition {
  readonly from: readonly PreOrderState[];
  /** `same` leaves the state as it is and notes what was said. */
  readonly to: PreOrderState | 'same';
}

const OPEN: readonly PreOrderState[] = ['requested', 'contacted', 'confirmed'];

/** Every change that a pre-order may make. What is over stays over: a further request is another pre-order. */
export const TRANSITIONS: Readonly<Record<PreOrderEventKind, Transition>> = {
  request: { from: ['draft'], to: 'requested' },
  repeat: { from: OPEN, to: 'same' },
  contact: { from: ['requested', 'contacted'], to: 'contacted' },
  confirm: { from: ['contacted'], to: 'confirmed' },
  decline: { from: OPEN, to: 'declined' },
  convert: { from: OPEN, to: 'converted' },
  expire: { from: OPEN, to: 'expired' },
};

/** The state after an event, or null where the event does not fit. */
export function nextState(state: PreOrderState, event: PreOrderEventKind): PreOrderState | null {
  const { from, to } = TRANSITIONS[event];
  if (!from.includes(state)) return null;
  return to === 'same' ? state : to;
}

/** What nobody has decided, of `pre_order o`. */
export const isOpenPreOrder = sql`o.state in ('requested', 'contacted', 'confirmed')`;

/** Who is to be called now: nobody has called, or the day that was agreed on has come. */
export const isDuePreOrder = (now: Date): SQL => sql`
  ${isOpenPreOrder} and case when o.follow_up_at is null then o.state = 'requested'
    else o.follow_up_at <= ${now.toISOString()}::timestamptz end`;
