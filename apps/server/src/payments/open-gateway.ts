import type { PaymentSettings } from '../platform/config.ts';
import type { PaymentGateway } from '../platform/payment-gateway.ts';
import { sendTo, zarinpal } from './zarinpal.ts';

/** The gateway of the environment; undefined without one, and for the local one, which lives in the server alone. */
export function openGateway(settings: PaymentSettings): PaymentGateway | undefined {
  if (settings.gateway !== 'zarinpal') return undefined;
  const { url, merchantId, origin } = settings;
  return zarinpal({ send: sendTo(url), merchantId, origin, startPay: `${new URL('/pg/StartPay/', url)}` });
}
