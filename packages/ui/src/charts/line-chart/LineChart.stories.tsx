import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { expectNames, Narrow } from '../testing/Narrow.tsx';
import { LineChart } from './LineChart.tsx';

const months = ['مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'];
const weeks = (count: number) => Array.from({ length: count }, (_, index) => `${formatNumber(index + 1)} فروردین`);
const amounts = (count: number) => Array.from({ length: count }, (_, index) => 20 + 3 * index + ((index * 7) % 11));
const percent = (value: number) => `${formatNumber(value)}٪`;

const meta = {
  title: 'نمودارها/LineChart',
  component: LineChart,
  tags: ['autodocs'],
  args: {
    title: 'درست در بار اول',
    labels: months,
    max: 100,
    formatValue: percent,
    series: [
      { label: 'پنجم الف', values: [52, 58, 61, 70, 74, 82] },
      { label: 'پنجم ب', values: [61, 57, null, 66, 64, 71] },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'تغییر در زمان؛ در صفحهٔ فارسی زمان از راست به چپ می‌رود، مانند جدول و تقویم. اگر نام نقطه‌ها جا نشود همه یک‌جور عوض می‌شوند: هر واژه در خطی، وگرنه چند تا یکی. همان عددها در جدول هم هست. **بکن:** یک تا سه خط، هر کدام با نام خودش. **نکن:** برای چیزهایی که ترتیب زمانی ندارند `BarChart` را بردار؛ کودکان را خط به خط با هم نسنج.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمهٔ جدول و روی نمودار |\n| ← → و Home و End | خواندن مقدارها، نقطه به نقطه، هر پیکان به سوی خودش |\n| Enter | جابه‌جایی نمودار و جدول |',
      },
    },
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoClasses: Story = {
  name: 'دو کلاس',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /آذر/ })).toHaveTextContent('آذر۶۱٪–');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Grid columns="wide">
      <Card>
        <LineChart {...args} />
      </Card>
      <Card>
        <LineChart
          title="سؤال‌های انجام‌شده در هفته"
          labels={['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج']}
          series={[{ label: 'سؤال', values: [12, 8, 15, 20, 9, 0, 4], tone: 'success' }]}
        />
      </Card>
      <Card>
        <LineChart
          title="سه کلاس"
          labels={months}
          series={[
            { label: 'سوم', values: [30, 34, 38, 37, 42, 45] },
            { label: 'چهارم', values: [22, 25, 31, 33, 30, 36] },
            { label: 'ششم', values: [12, 16, 15, 21, 26, 28] },
          ]}
        />
      </Card>
      <Narrow>
        <LineChart title="دوازده هفته" labels={weeks(12)} series={[{ label: 'سؤال', values: amounts(12) }]} />
      </Narrow>
      <Narrow>
        <LineChart
          title="سی روز"
          labels={weeks(30)}
          series={[
            { label: 'پنجم الف', values: amounts(30) },
            { label: 'پنجم ب', values: amounts(30).toReversed() },
          ]}
        />
      </Narrow>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expectNames(canvas, 'دوازده هفته', 'thin');
    await expectNames(canvas, 'سی روز', 'thin');
    await expectNames(canvas, 'سه کلاس', 'line');
  },
};
