import type { PaymentState } from '@mashq/api/contract';
import type { PaymentsFilter } from '@mashq/state/payments/payments-admin';
import type { DateRange } from '@mashq/ui/forms/date-range-picker';
import { startOfDay } from '../../platform/dates/tehran-day.ts';
import { useListAddress } from '../../platform/routing/use-list-address.ts';
import { paymentWords } from '../strings/student-payment.ts';

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isState = (text: string | null): text is PaymentState => text !== null && text in paymentWords.states;

/** Which payments are listed, in the address. */
export function usePaymentsAddress() {
  const address = useListAddress();
  const { read, go, typed } = address;
  const state = read('state');
  const [start, end] = [read('from') ?? '', read('to') ?? ''];
  const range: DateRange | null = DAY.test(start) && DAY.test(end) ? { start, end } : null;
  const filter: PaymentsFilter = {
    ...(isState(state) && { state }),
    ...(range && {
      from: startOfDay(range.start),
      until: new Date(Date.parse(startOfDay(range.end)) + DAY_MS).toISOString(),
    }),
    ...(typed !== '' && { order_no: typed }),
  };
  return {
    ...address,
    filter,
    state: isState(state) ? state : null,
    range,
    setRange: (next: DateRange | null) => go({ from: next?.start ?? '', to: next?.end ?? '' }),
    isFiltered: Object.keys(filter).length > 0,
  };
}
