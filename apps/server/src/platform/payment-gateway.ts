import type { PaymentGatewayName } from './db/schema/index.ts';

/** What a gateway says when it is asked whether an amount was paid. */
export type Verification =
  | {
      readonly result: 'verified';
      readonly refId: string;
      readonly cardMask: string | null;
      readonly feeRial: number | null;
    }
  | { readonly result: 'refused'; readonly code: string };

/** Where a payment is with the gateway. `in-bank` may still be paid. */
export type Inquiry = 'paid' | 'verified' | 'in-bank' | 'failed' | 'reversed';

/** A payment gateway. Amounts are in rial. Each call throws `GatewayAway` where the gateway gave no usable answer. */
export interface PaymentGateway {
  readonly name: PaymentGatewayName;
  /** Registers a payment; the payer comes back to `callbackPath` of this site. */
  readonly request: (order: {
    readonly amountRial: number;
    readonly description: string;
    readonly callbackPath: string;
    readonly orderNo: string;
  }) => Promise<{ readonly authority: string }>;
  /** Where the payer pays. */
  readonly startUrl: (authority: string) => string;
  /** Takes the money of a paid payment. A second time it says the same. */
  readonly verify: (authority: string, amountRial: number) => Promise<Verification>;
  readonly inquiry: (authority: string) => Promise<Inquiry>;
  /** Authorities of paid payments that were never verified. */
  readonly unverified: () => Promise<readonly string[]>;
}

/** The gateway did not answer, or not in words that decide anything: nothing is known of the payment. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway';
}
