import type { AdminPaymentDetail, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { toLatinDigits } from '@mashq/curriculum/persian';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/app-error.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import { paymentAdministration } from './admin.ts';
import { type PaymentFilter, readPaymentDetail, readPayments, readTotals } from './admin-queries.ts';

type Calls = Contract['admin']['payments'];
type Query = Omit<ParsedOf<Calls['list']>['query'], 'page' | 'size'>;

/** More than is ever exported at once. */
const EVERYTHING = 100_000;

const filterOf = ({ state, from, until, order_no }: Query): PaymentFilter => ({
  state,
  from,
  until,
  orderNo: order_no === undefined ? undefined : toLatinDigits(order_no),
});

/** Payments as administrators see them on the screen; a refund is noted by the rule of the command line. */
export function adminPaymentService(context: Pick<Context, 'db' | 'clock'>) {
  const { db } = context;
  const administration = paymentAdministration(context);

  async function detail(id: string): Promise<AdminPaymentDetail> {
    const found = await readPaymentDetail(db, id);
    if (!found) throw notFound('این پرداخت پیدا نشد.');
    return found;
  }

  return {
    list: async ({ page, size, ...query }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const filter = filterOf(query);
      const [items, totals] = await Promise.all([
        readPayments(db, filter, { limit: size, offset: (page - 1) * size }),
        readTotals(db, filter),
      ]);
      return { page, size, total: totals.reduce((sum, { count }) => sum + count, 0), items, totals };
    },

    detail,

    refund: async (actor: Actor, id: string): Promise<AdminPaymentDetail> => {
      await administration.refund(originOf(actor.id), id);
      return detail(id);
    },

    /** All that are found, for a file. */
    everything: async (query: Query) => {
      const filter = filterOf(query);
      const [payments, totals] = await Promise.all([
        readPayments(db, filter, { limit: EVERYTHING, offset: 0 }),
        readTotals(db, filter),
      ]);
      return { payments, totals };
    },
  };
}
