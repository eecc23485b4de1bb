import type { PaymentEventKind, PaymentState } from '../platform/db/schema/index.ts';

interface Transition {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
}

/**
 * Every change that a payment's state may make. What was given up may still be paid, where the gateway says so later; what
 * is paid can only be refunded.
 */
export const TRANSITIONS: Readonly<Record<PaymentEventKind, Transition>> = {
  request: { from: ['created'], to: 'pending' },
  'request-failed': { from: ['created'], to: 'failed' },
  waive: { from: ['created'], to: 'paid' },
  return: { from: ['pending'], to: 'verifying' },
  verify: { from: ['verifying', 'failed', 'cancelled', 'expired'], to: 'paid' },
  refuse: { from: ['verifying'], to: 'failed' },
  cancel: { from: ['verifying'], to: 'cancelled' },
  expire: { from: ['created', 'pending', 'verifying'], to: 'expired' },
  refund: { from: ['paid'], to: 'refunded' },
};

/** The state after an event, or null where the event does not fit. */
export function nextState(state: PaymentState, event: PaymentEventKind): PaymentState | null {
  const { from, to } = TRANSITIONS[event];
  return from.includes(state) ? to : null;
}

const OPEN: readonly PaymentState[] = ['created', 'pending', 'verifying', 'paid'];

/** Whether a payment in this state uses up its discount code. A refunded one gives it back. */
export const holdsDiscount = (state: PaymentState) => OPEN.includes(state);
