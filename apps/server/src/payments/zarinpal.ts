import * as v from 'valibot';
import type { PaymentSettings } from '../platform/config.ts';
import type { PaymentGatewayName } from '../platform/db/schema/index.ts';
import { GatewayAway, type Inquiry, type PaymentGateway, type Verification } from '../platform/payment-gateway.ts';

/** Sends JSON to a path of version 4 of the API; the reply's JSON, or null where there is none. */
export type Send = (
  path: 'request' | 'verify' | 'inquiry' | 'unVerified',
  body: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

const WITHIN_MS = 10_000;

/** Sends over HTTP. Addresses and bodies hold the merchant's id: errors of `fetch` are not passed on. */
export function sendTo(url: string): Send {
  return async (path, body) => {
    const reply = await fetch(new URL(`/pg/v4/payment/${path}.json`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(WITHIN_MS),
    }).catch(() => {
      throw new GatewayAway('the gateway does not answer');
    });
    return await reply.json().catch(() => null);
  };
}

/** `data` is an empty list where `errors` is an object, and the other way round. */
const ErrorReplySchema = v.object({ errors: v.object({ code: v.number() }) });
const RequestReplySchema = v.object({ data: v.object({ code: v.literal(100), authority: v.string() }) });
const VerifyReplySchema = v.object({
  data: v.object({
    code: v.picklist([100, 101]),
    ref_id: v.union([v.number(), v.string()]),
    card_pan: v.optional(v.nullable(v.string()), null),
    fee: v.optional(v.nullable(v.number()), null),
  }),
});
const InquiryReplySchema = v.object({
  data: v.object({ status: v.picklist(['PAID', 'VERIFIED', 'IN_BANK', 'FAILED', 'REVERSED']) }),
});
const UnverifiedReplySchema = v.object({
  data: v.object({ authorities: v.array(v.object({ authority: v.string() })) }),
});

/** Codes that decide a payment: another amount, not paid, of another merchant, no such authority, no such payment. Others are faults of the request or of the service, and decide nothing. */
const REFUSING_CODES = new Set([-50, -51, -53, -54, -55]);

const INQUIRIES: Readonly<Record<string, Inquiry>> = {
  PAID: 'paid',
  VERIFIED: 'verified',
  IN_BANK: 'in-bank',
  FAILED: 'failed',
  REVERSED: 'reversed',
};

function codeOf(reply: unknown): number | null {
  const parsed = v.safeParse(ErrorReplySchema, reply);
  return parsed.success ? parsed.output.errors.code : null;
}

function readReply<S extends v.GenericSchema>(schema: S, reply: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, reply);
  if (parsed.success) return parsed.output;
  throw new GatewayAway(`the gateway answered with ${codeOf(reply) ?? 'words that are not known'}`);
}

export interface ZarinpalSettings {
  readonly send: Send;
  readonly merchantId: string;
  /** Where payers are sent; the authority follows it. */
  readonly startPay: string;
  /** Origin of this site; empty where the gateway is on the same one. */
  readonly origin: string;
  readonly name?: PaymentGatewayName;
}

/** A gateway that speaks version 4 of Zarinpal's JSON API. */
export function zarinpal({ send, merchantId, startPay, origin, name = 'zarinpal' }: ZarinpalSettings): PaymentGateway {
  const asMerchant = { merchant_id: merchantId };
  return {
    name,
    request: async ({ amountRial, description, callbackPath, orderNo }) => {
      const reply = await send('request', {
        ...asMerchant,
        amount: amountRial,
        currency: 'IRR',
        description,
        callback_url: `${origin}${callbackPath}`,
        metadata: { order_id: orderNo },
      });
      return { authority: readReply(RequestReplySchema, reply).data.authority };
    },
    startUrl: (authority) => `${startPay}${authority}`,
    verify: async (authority, amountRial): Promise<Verification> => {
      const reply = await send('verify', { ...asMerchant, amount: amountRial, authority });
      const code = codeOf(reply);
      if (code !== null && REFUSING_CODES.has(code)) return { result: 'refused', code: String(code) };
      const { ref_id, card_pan, fee } = readReply(VerifyReplySchema, reply).data;
      return { result: 'verified', refId: String(ref_id), cardMask: card_pan, feeRial: fee };
    },
    inquiry: async (authority) => {
      const reply = await send('inquiry', { ...asMerchant, authority });
      const code = codeOf(reply);
      if (code !== null && REFUSING_CODES.has(code)) return 'failed';
      return INQUIRIES[readReply(InquiryReplySchema, reply).data.status] ?? 'failed';
    },
    unverified: async () =>
      readReply(UnverifiedReplySchema, await send('unVerified', asMerchant)).data.authorities.map(
        ({ authority }) => authority,
      ),
  };
}

/** The gateway of the environment; undefined without one, and for the local one, which lives in the server alone. */
export function openGateway(settings: PaymentSettings): PaymentGateway | undefined {
  if (settings.gateway !== 'zarinpal') return undefined;
  const { url, merchantId, origin } = settings;
  return zarinpal({ send: sendTo(url), merchantId, origin, startPay: `${new URL('/pg/StartPay/', url)}` });
}
