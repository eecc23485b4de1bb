import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Grid } from '../../layout/grid/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { expectNames, Narrow } from '../testing/Narrow.tsx';
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
          'اندازه‌ها کنار هم؛ در صفحهٔ فارسی اولی سمت راست است. نام‌های زیر میله‌ها همه یک‌جور نوشته می‌شوند: در یک خط؛ اگر جا نبود هر واژه در خطی؛ وگرنه همه کج. همان عددها در جدول هم هست. **بکن:** هفت هشت میله کافی است. **نکن:** کودکان را میله به میله با هم نسنج.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمهٔ جدول و روی نمودار |\n| ← → و Home و End | خواندن مقدارها، میله به میله، هر پیکان به سوی خودش |\n| Enter | جابه‌جایی نمودار و جدول |',
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
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(reader).toHaveAttribute('aria-valuetext', 'دوشنبه: ۳۱');
    await expect(within(reader).getByText('دوشنبه')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(reader).queryByText('دوشنبه')).toBeNull();
    await userEvent.hover(reader);
    const { left, top } = reader.getBoundingClientRect();
    await userEvent.pointer({ target: reader, coords: { clientX: left + 5, clientY: top + 50 } });
    await expect(within(reader).getByText('جمعه')).toBeVisible();
  },
};

const LONG_TITLE = 'پاسخ‌های هر روز این هفته در همهٔ درس‌های ریاضی';

export const LongTitle: Story = {
  name: 'عنوان بلند در کارت باریک',
  args: { title: LONG_TITLE },
  decorators: [inBox({})],
  play: async ({ canvas }) => {
    const title = canvas.getByText(LONG_TITLE, { selector: 'figcaption' });
    const button = canvas.getByRole('button', { name: 'نمایش جدول' });
    const figure = canvas.getByRole('figure');
    for (const width of [256, 320, 420, 500]) {
      (figure.parentElement as HTMLElement).style.inlineSize = `${width}px`;
      const words = title.getBoundingClientRect();
      const control = button.getBoundingClientRect();
      // Beside the title at its first line, whichever side comes first.
      await expect(control.right <= words.left || control.left >= words.right).toBe(true);
      await expect(Math.abs(control.top - words.top)).toBeLessThan(control.height / 2);
      await expect(figure.scrollWidth).toBeLessThanOrEqual(width);
    }
    (figure.parentElement as HTMLElement).style.inlineSize = '';
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
      <Narrow>
        <BarChart
          title="این هفته چطور بود؟"
          data={[
            { label: 'خیلی خوب', value: 12 },
            { label: 'خوب', value: 9 },
            { label: 'نه خوب نه بد', value: 4 },
            { label: 'بد', value: 2 },
            { label: 'خیلی بد', value: 1 },
          ]}
        />
      </Narrow>
      <Narrow>
        <BarChart {...args} title={LONG_TITLE} />
      </Narrow>
      <Narrow>
        <BarChart
          title="فروش هر هفته"
          data={['۳ آبان', '۱۰ آبان', '۱۷ آبان', '۲۴ آبان', '۱ آذر', '۸ آذر', '۱۵ آذر'].map((label, week) => ({
            label,
            value: 20 + 7 * week,
          }))}
        />
      </Narrow>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expectNames(canvas, 'این هفته چطور بود؟', 'turned');
    await expectNames(canvas, 'فروش هر هفته', 'words');
    await expectNames(canvas, 'پاسخ‌های هفته', 'line');
  },
};
