import type { PaymentState, PaymentTotal } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { adminWords } from '../../platform/strings/admin.ts';
import { paymentWords } from '../strings/student-payment.ts';
import { tomanOf } from '../student/price.ts';

const words = adminWords.payments;

/** What was sold first, then what may still be, then what came to nothing. */
const ORDER: readonly PaymentState[] = [
  'paid',
  'refunded',
  'pending',
  'verifying',
  'created',
  'failed',
  'cancelled',
  'expired',
];

/** What the payments found come to, in each state. */
export function PaymentTotals({ totals }: { totals: readonly PaymentTotal[] }) {
  return (
    <Card title={words.totals}>
      <Grid columns="narrow">
        {[...totals]
          .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
          .map(({ state, count, amount_rial }) => (
            <Stat
              key={state}
              label={paymentWords.states[state]}
              value={formatNumber(tomanOf(amount_rial))}
              unit={paymentWords.unit}
              hint={words.count(formatNumber(count))}
            />
          ))}
      </Grid>
    </Card>
  );
}
