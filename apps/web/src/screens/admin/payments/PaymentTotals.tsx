import type { PaymentTotal } from '@mashq/api/contract';
import { Card } from '@mashq/ui/data/card';
import { Stat } from '@mashq/ui/data/stat';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { adminWords } from '../../../strings/admin.ts';
import { paymentWords } from '../../../strings/student/payment.ts';
import { tomanOf } from '../../student/payment/price.ts';

const words = adminWords.payments;

/** What the payments found come to, in each state. */
export function PaymentTotals({ totals }: { totals: readonly PaymentTotal[] }) {
  return (
    <Card title={words.totals}>
      <Grid columns="narrow">
        {totals.map(({ state, count, amount_rial }) => (
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
