import { randomInt, randomUUID } from 'node:crypto';
import { GatewayAway } from '../platform/payment-gateway.ts';
import { type Send, zarinpal } from './zarinpal.ts';

interface LocalPayment {
  readonly amount: number;
  readonly callbackUrl: string;
  readonly description: string;
  readonly createdAt: number;
  /** What the payer paid, which a wrong bank might have changed. */
  paid: number | null;
  /** From when the bank says so. */
  paidFrom: number;
  refused: boolean;
  refId: string | null;
}

/** How long a late answer takes. */
export const LATE_MS = 60_000;

/** Open payments that are remembered; the oldest are dropped. */
const MAX = 10_000;

const MERCHANT = '00000000-0000-0000-0000-000000000000';
const CARD = '603799******2468';

const refusal = (code: number) => ({ data: [], errors: { code, message: 'refused', validations: [] } });
const success = (data: object) => ({ data, errors: [] });

/**
 * A bank for development and tests: answers version 4 of Zarinpal's JSON API in memory, and moves no money. What it knows is
 * gone with the process.
 */
export class LocalBank {
  readonly #payments = new Map<string, LocalPayment>();
  readonly #clock: () => Date;
  /** While true, no call is answered. */
  isAway = false;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** The gateway port over this bank. */
  gateway() {
    return zarinpal({
      send: this.#answer,
      merchantId: MERCHANT,
      startPay: '/api/local-gateway/',
      origin: '',
      name: 'local',
    });
  }

  find(authority: string): { readonly amount: number; readonly description: string } | undefined {
    return this.#payments.get(authority);
  }

  /** Every authority, in the order of the requests. */
  authorities(): readonly string[] {
    return [...this.#payments.keys()];
  }

  /** The payer pays; a second time takes nothing more. Returns where the payer goes next. */
  pay(authority: string, { amount, lateMs = 0 }: { amount?: number; lateMs?: number } = {}): string | null {
    const payment = this.#payments.get(authority);
    if (payment === undefined) return null;
    if (payment.paid === null && !payment.refused) {
      payment.paid = amount ?? payment.amount;
      payment.paidFrom = this.#clock().getTime() + lateMs;
      payment.refId = String(randomInt(100_000_000, 999_999_999));
    }
    return this.#callback(authority, payment, payment.refused ? 'NOK' : 'OK');
  }

  /** The payer goes back without paying. */
  refuse(authority: string): string | null {
    const payment = this.#payments.get(authority);
    if (payment === undefined) return null;
    if (payment.paid === null) payment.refused = true;
    return this.#callback(authority, payment, payment.paid === null ? 'NOK' : 'OK');
  }

  #callback(authority: string, { callbackUrl }: LocalPayment, status: 'OK' | 'NOK'): string {
    const query = new URLSearchParams({ Authority: authority, Status: status });
    return `${callbackUrl}${callbackUrl.includes('?') ? '&' : '?'}${query}`;
  }

  #isPaid({ paid, paidFrom }: LocalPayment): boolean {
    return paid !== null && paidFrom <= this.#clock().getTime();
  }

  readonly #answer: Send = async (path, body) => {
    if (this.isAway) throw new GatewayAway('the gateway does not answer');
    if (path === 'request') return this.#request(body);
    if (path === 'unVerified') {
      const authorities = [...this.#payments]
        .filter(([, payment]) => this.#isPaid(payment) && !this.#verified.has(payment))
        .map(([authority, { amount }]) => ({ authority, amount }));
      return success({ code: 100, authorities });
    }
    const payment = this.#payments.get(String(body.authority));
    if (payment === undefined) return refusal(-54);
    if (path === 'inquiry') return success({ code: 100, status: this.#statusOf(payment) });
    if (!this.#isPaid(payment)) return refusal(-51);
    if (payment.paid !== body.amount) return refusal(-50);
    const code = this.#verified.has(payment) ? 101 : 100;
    this.#verified.add(payment);
    return success({ code, ref_id: Number(payment.refId), card_pan: CARD, fee: 0 });
  };

  readonly #verified = new WeakSet<LocalPayment>();

  #statusOf(payment: LocalPayment): string {
    if (payment.refused) return 'FAILED';
    if (!this.#isPaid(payment)) return 'IN_BANK';
    return this.#verified.has(payment) ? 'VERIFIED' : 'PAID';
  }

  #request({ amount, callback_url, description }: Readonly<Record<string, unknown>>): unknown {
    if (typeof amount !== 'number' || amount < 1_000) return refusal(-9);
    const authority = `A${randomUUID().replaceAll('-', '').padStart(35, '0')}`;
    this.#payments.set(authority, {
      amount,
      callbackUrl: String(callback_url),
      description: String(description),
      createdAt: this.#clock().getTime(),
      paid: null,
      paidFrom: 0,
      refused: false,
      refId: null,
    });
    const [oldest] = this.#payments.keys();
    if (this.#payments.size > MAX && oldest !== undefined) this.#payments.delete(oldest);
    return success({ code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 0 });
  }
}
