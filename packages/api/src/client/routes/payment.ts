// Written by `pnpm --filter @mashq/api routes` from the contract.
import type { Contract } from '../../app/contract.ts';
import type { RoutesOf } from '../route-table.ts';

export type PaymentCalls = Contract['payment'];

export const payment = {
  plans: ['GET', '/payment/plan/'],
  plan: ['GET', '/payment/plan-by-id/'],
  checkDiscount: ['GET', '/payment/discount-code/check/'],
  create: ['POST', '/payment/create/'],
  verify: ['POST', '/payment/verify/'],
  receipts: ['GET', '/payment/receipt/'],
  receipt: ['GET', '/payment/receipt/{paymentId}/'],
  subscription: ['GET', '/payment/subscription/'],
  preOrder: ['POST', '/payment/pre-order/'],
  preOrders: ['GET', '/payment/pre-order/'],
} as const satisfies RoutesOf<PaymentCalls>;
