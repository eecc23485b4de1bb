import { Heatmap } from '@mashq/ui/charts/heatmap';
import { Card } from '@mashq/ui/data/card';
import { formatNumber, WEEKDAYS } from '@mashq/ui/i18n';

const HOURS = [15, 16, 17, 18, 19, 20, 21];
/** Answers of a class by day and hour. */
const ANSWERS = WEEKDAYS.map((_, day) => HOURS.map((hour) => Math.max(0, 24 - Math.abs(hour - 18) * 6 - day * 2)));

export function Example() {
  return (
    <Card title="پنجم الف در این هفته" footer="بیشتر بچه‌ها شنبه ساعت ۱۸ تمرین می‌کنند.">
      <Heatmap
        title="کلاس چه ساعتی تمرین می‌کند"
        rows={WEEKDAYS}
        columns={HOURS.map((hour) => formatNumber(hour))}
        values={ANSWERS}
      />
    </Card>
  );
}
