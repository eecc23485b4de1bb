import type { Context } from '../platform/context.ts';
import { adminCatalogService } from './admin-catalog-service.ts';
import { adminPaymentService } from './admin-service.ts';
import { adminPreOrderService } from './pre-orders/admin-service.ts';
import { preOrderService } from './pre-orders/service.ts';
import { paymentService } from './service.ts';

/** Plans, payments, and schools’ orders. */
export function createPayments(context: Context) {
  return {
    payments: paymentService(context),
    adminPayments: adminPaymentService(context),
    adminCatalog: adminCatalogService(context),
    preOrders: preOrderService(context),
    adminPreOrders: adminPreOrderService(context),
  };
}

export type PaymentsServices = ReturnType<typeof createPayments>;
