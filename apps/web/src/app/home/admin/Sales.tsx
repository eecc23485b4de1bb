import type { SalesWeek } from '@mashq/api/contract';
import { Link } from '@mashq/ui/actions/link';
import { BarChart } from '@mashq/ui/charts/bar-chart';
import { Card } from '@mashq/ui/data/card';
import { formatDate, formatNumber } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { tomanOf } from '../../../payments/student/price.ts';
import { adminHome } from '../../strings/admin-home.ts';

const words = adminHome.sales;

/** What was sold week by week, and this week in a sentence. */
export function Sales({ weeks }: { weeks: readonly SalesWeek[] }) {
  const running = weeks.at(-1);
  return (
    <Card
      title={words.title}
      actions={
        <Link variant="standalone" hasArrow href="/admin/payments">
          {words.see}
        </Link>
      }
    >
      {weeks.every(({ count }) => count === 0) ? (
        <p>{words.none}</p>
      ) : (
        <Stack gap={4}>
          <BarChart
            title={words.amount}
            itemHeader={words.week}
            valueHeader={words.amount}
            data={weeks.map(({ week, amount_rial }) => ({
              label: formatDate(week, 'day'),
              value: Math.round(tomanOf(amount_rial) / 1000),
            }))}
          />
          <p>
            {running === undefined || running.count === 0
              ? words.quiet
              : words.sentence(formatNumber(running.count), formatNumber(tomanOf(running.amount_rial)))}
          </p>
        </Stack>
      )}
    </Card>
  );
}
