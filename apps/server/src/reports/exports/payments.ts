import type { AdminPayment, PaymentState, PaymentTotal } from '@mashq/api/contract';
import { type ReportTables, table } from '../../platform/tables/table.ts';
import { jalaliTime } from './jalali.ts';

const STATES: Readonly<Record<PaymentState, string>> = {
  created: 'ثبت‌شده',
  pending: 'در انتظار پرداخت',
  verifying: 'در حال بررسی',
  paid: 'پرداخت‌شده',
  failed: 'ناموفق',
  cancelled: 'لغوشده',
  expired: 'منقضی',
  refunded: 'بازگردانده',
};

const moment = (at: string | null) => (at === null ? null : jalaliTime(at));

/** Payments of all schools and what they come to. Amounts are in rial, as in the books. */
export function paymentTables(found: {
  readonly payments: readonly AdminPayment[];
  readonly totals: readonly PaymentTotal[];
}): ReportTables<'payments' | 'totals'> {
  return {
    of: ['پرداخت‌ها'],
    tables: {
      payments: table<AdminPayment>(
        'پرداخت‌ها',
        [
          { heading: 'شمارهٔ سفارش', value: ({ order_no }) => order_no },
          { heading: 'وضعیت', value: ({ state }) => STATES[state] },
          { heading: 'طرح', value: ({ plan_title }) => plan_title },
          { heading: 'خریدار', value: ({ buyer_name }) => buyer_name },
          { heading: 'نام کاربری', value: ({ buyer_username }) => buyer_username },
          { heading: 'مدرسه', value: ({ school_title }) => school_title },
          { heading: 'قیمت (ریال)', value: ({ price_rial }) => price_rial },
          { heading: 'تخفیف (ریال)', value: ({ discount_rial }) => discount_rial },
          { heading: 'مبلغ (ریال)', value: ({ amount_rial }) => amount_rial },
          { heading: 'شمارهٔ پیگیری', value: ({ ref_id }) => ref_id },
          { heading: 'زمان ثبت', value: ({ created_at }) => moment(created_at) },
          { heading: 'زمان پرداخت', value: ({ paid_at }) => moment(paid_at) },
          { heading: 'زمان بازگشت', value: ({ refunded_at }) => moment(refunded_at) },
        ],
        found.payments,
      ),
      totals: table<PaymentTotal>(
        'جمع‌ها',
        [
          { heading: 'وضعیت', value: ({ state }) => STATES[state] },
          { heading: 'تعداد', value: ({ count }) => count },
          { heading: 'جمع (ریال)', value: ({ amount_rial }) => amount_rial },
        ],
        found.totals,
      ),
    },
  };
}
