import { BarChart } from '@mashq/ui/charts/bar-chart';
import { DonutChart } from '@mashq/ui/charts/donut-chart';
import { LineChart } from '@mashq/ui/charts/line-chart';
import { formatPercent } from '@mashq/ui/i18n';

export const Report = () => (
  <>
    <BarChart
      title="پاسخ‌های هر روز"
      valueTitle="پاسخ"
      data={[
        { label: 'شنبه', value: 24 },
        { label: 'یکشنبه', value: 31 },
        { label: 'دوشنبه', value: 18 },
      ]}
    />
    {/* A day without work has no value: the line has a gap there, and no zero. */}
    <LineChart
      title="سهم پاسخ‌های درست"
      formatValue={(share) => formatPercent(share)}
      max={1}
      labels={['شنبه', 'یکشنبه', 'دوشنبه']}
      series={[
        { label: 'پنجم الف', values: [0.62, null, 0.7] },
        { label: 'پنجم ب', values: [0.55, 0.58, 0.66] },
      ]}
    />
    {/* States of learning have the same color in every chart. */}
    <DonutChart
      title="مهارت‌های فصل ۲"
      parts={[
        { label: 'یاد گرفته', value: 12, tone: 'learned' },
        { label: 'در حال یادگیری', value: 5, tone: 'learning' },
        { label: 'شروع نشده', value: 3, tone: 'unseen', isHollow: true },
      ]}
    />
  </>
);
