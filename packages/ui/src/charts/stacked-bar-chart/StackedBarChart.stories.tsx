import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { expectNames, Narrow } from '../testing/Narrow.tsx';
import { StackedBarChart } from './StackedBarChart.tsx';

const meta = {
  title: 'نمودارها/StackedBarChart',
  component: StackedBarChart,
  tags: ['autodocs'],
  args: {
    title: 'وضع تکلیف‌ها در هر کلاس',
    labels: ['پنجم الف', 'پنجم ب', 'ششم الف', 'ششم ب'],
    series: [
      { label: 'تمام', values: [21, 12, 25, 9], tone: 'learned' },
      { label: 'در حال کار', values: [5, 11, 3, 12], tone: 'learning' },
      { label: 'شروع نشده', values: [2, 6, 0, 8], tone: 'unseen' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'کل‌ها کنار هم و هر کل با بخش‌هایش روی هم؛ در صفحهٔ فارسی اولی سمت راست است. همان عددها در جدول هم هست. **بکن:** بخش‌ها را در همهٔ میله‌ها به یک ترتیب بچین؛ مهم‌ترین را پایین بگذار. وضع‌های یادگیری رنگ خودشان را دارند (`tone`). **نکن:** بیش از پنج بخش نگذار؛ برای یک کل تنها `DonutChart` را بردار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمهٔ جدول و روی نمودار |\n| ← → و Home و End | خواندن مقدارها، میله به میله، هر پیکان به سوی خودش |\n| Escape | پنهان کردن مقدارها |\n| Enter | جابه‌جایی نمودار و جدول |',
      },
    },
  },
} satisfies Meta<typeof StackedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  name: 'خواندن مقدارها',
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider');
    reader.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'پنجم ب: تمام ۱۲، در حال کار ۱۱، شروع نشده ۶');
    await expect(within(reader).getByText('پنجم ب')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Grid columns="wide">
      <Card>
        <StackedBarChart {...args} valueTitle="دانش‌آموز" itemTitle="کلاس" />
      </Card>
      <Card>
        <StackedBarChart
          title="پنج بخش، یک میلهٔ خالی"
          labels={['مهر', 'آبان', 'آذر']}
          series={(
            [
              ['مسلط', 'mastered'],
              ['یاد گرفته', 'learned'],
              ['نزدیک یادگیری', 'near'],
              ['در حال یادگیری', 'learning'],
              ['ندیده', 'unseen'],
            ] as const
          ).map(([label, tone], place) => ({ label, tone, values: [3 + place, 6 - place, 0] }))}
        />
      </Card>
      <Narrow>
        <StackedBarChart {...args} title="در کارت باریک" labels={['پنجم الف', 'پنجم ب', 'ششم', 'ششم ب']} />
      </Narrow>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expectNames(canvas, 'وضع تکلیف‌ها در هر کلاس', 'line');
    await expectNames(canvas, 'در کارت باریک', 'line');
  },
};
