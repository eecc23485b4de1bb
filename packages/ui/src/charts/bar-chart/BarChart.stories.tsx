import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'نمودارها/BarChart',
  component: BarChart,
  tags: ['autodocs'],
  args: {
    title: 'پاسخ‌های هفته',
    data: [
      { label: 'شنبه', shortLabel: 'ش', value: 42 },
      { label: 'یکشنبه', shortLabel: 'ی', value: 58 },
      { label: 'دوشنبه', shortLabel: 'د', value: 31 },
      { label: 'سه‌شنبه', shortLabel: 'س', value: 77 },
      { label: 'چهارشنبه', shortLabel: 'چ', value: 64 },
      { label: 'پنجشنبه', shortLabel: 'پ', value: 12 },
      { label: 'جمعه', shortLabel: 'ج', value: 0 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'اندازه‌ها کنار هم؛ مانند نمودارهای کتاب از چپ به راست. همان عددها در جدول هم هست. **بکن:** هفت هشت میله کافی است. **نکن:** کودکان را میله به میله با هم نسنج.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمهٔ جدول و روی نمودار |\n| ← → و Home و End | خواندن مقدارها، میله به میله |\n| Enter | جابه‌جایی نمودار و جدول |',
      },
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsTable: Story = {
  name: 'جدول کنار نمودار',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /سه‌شنبه/ })).toHaveTextContent('۷۷');
    await userEvent.click(canvas.getByRole('button', { name: 'نمایش جدول' }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'نمایش نمودار' })).toHaveFocus();
  },
};

export const Reading: Story = {
  name: 'خواندن مقدارها',
  args: { valueTitle: 'پاسخ', itemTitle: 'روز هفته' },
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider', { name: 'پاسخ‌های هفته، مقدارها' });
    reader.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'دوشنبه: ۳۱');
    await expect(within(reader).getByText('دوشنبه')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(reader).queryByText('دوشنبه')).toBeNull();
    await userEvent.hover(reader);
    const { left, width, top } = reader.getBoundingClientRect();
    await userEvent.pointer({ target: reader, coords: { clientX: left + width - 5, clientY: top + 50 } });
    await expect(within(reader).getByText('جمعه')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Grid columns="wide">
      <Card>
        <BarChart {...args} />
      </Card>
      <Card>
        <BarChart
          valueTitle="دانش‌آموز"
          itemTitle="وضع تکلیف"
          title="وضع کلاس در این تکلیف"
          max={29}
          data={[
            { label: 'تمام', value: 21, tone: 'success' },
            { label: 'در حال کار', value: 5, tone: 'reward' },
            { label: 'شروع نشده', value: 3, tone: 'danger' },
          ]}
        />
      </Card>
    </Grid>
  ),
};
