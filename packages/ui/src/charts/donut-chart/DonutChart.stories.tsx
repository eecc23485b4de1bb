import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { DonutChart } from './DonutChart.tsx';

const meta = {
  title: 'نمودارها/DonutChart',
  component: DonutChart,
  tags: ['autodocs'],
  args: {
    title: 'کلاس در «جمع کسرها»',
    children: formatNumber(29),
    formatValue: (value) => `${formatNumber(value)} نفر`,
    parts: [
      { label: 'مسلط یا یاد گرفته', value: 12, tone: 'learned' },
      { label: 'نزدیک یادگیری', value: 8, tone: 'near' },
      { label: 'در حال یادگیری', value: 6, tone: 'learning' },
      { label: 'در حال شروع', value: 3, tone: 'starting' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'بخش‌های یک کل، از ساعت دوازده به راست. همان عددها در جدول هم هست. **بکن:** دو تا پنج بخش که با هم کل را می‌سازند. برای وضع یادگیری رنگ همان وضع را بده (`tone`). بخشی که کسی از آن چیزی نمی‌خواهد توخالی است (`isHollow`). **نکن:** برای سنجیدن اندازه‌های نزدیک به هم؛ `BarChart` روشن‌تر است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمهٔ جدول |\n| Enter | جابه‌جایی نمودار و جدول |',
      },
    },
  },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneClass: Story = {
  name: 'یک کلاس',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /نزدیک/ })).toHaveTextContent('۲۸٪');
  },
};

/** With colors forced, the parts of the ring and their dots in the list differ by their patterns. */
export const ForcedColors: Story = {
  name: 'رنگ‌های اجباری',
  args: {
    parts: ['مسلط', 'نزدیک یادگیری', 'در حال یادگیری', 'در حال شروع', 'ندیده'].map((label) => ({ label, value: 1 })),
  },
  parameters: {
    toldApart: [1, 2, 3, 4, 5].map((place) => `svg > path:nth-of-type(${place})`),
  },
  play: async ({ canvasElement }) => {
    const patterns = (selector: string) =>
      [...canvasElement.querySelectorAll<SVGElement>(selector)].map(({ style }) => style.getPropertyValue('--pattern'));
    // Each dot has the pattern of its part.
    await expect(patterns('li circle')).toEqual(patterns('svg > path'));
    await expect(new Set(patterns('li circle')).size).toBe(5);
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Grid columns="wide">
      <Card>
        <DonutChart {...args} />
      </Card>
      <Card>
        <DonutChart
          title="یک بخش همه چیز است"
          parts={[
            { label: 'تحویل داده', value: 29 },
            { label: 'مانده', value: 0 },
          ]}
        >
          ۱۰۰٪
        </DonutChart>
      </Card>
      <Card>
        <DonutChart
          title="تکلیف‌ها کجا هستند"
          parts={[
            { label: 'تحویل‌شده', value: 18 },
            { label: 'در حال انجام', value: 6 },
            { label: 'انجام‌نشده', value: 3 },
            { label: 'معاف', value: 3, isHollow: true },
          ]}
        />
      </Card>
      <Card>
        <DonutChart
          title="هنوز هیچ"
          parts={[
            { label: 'تحویل داده', value: 0 },
            { label: 'مانده', value: 0 },
          ]}
        />
      </Card>
    </Grid>
  ),
};
