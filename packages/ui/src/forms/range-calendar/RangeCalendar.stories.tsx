import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { states } from '../../testing/states.ts';
import { RangeCalendar } from './RangeCalendar.tsx';

const week = { start: '2026-11-14', end: '2026-11-20' };

const meta = {
  title: 'فرم‌ها/RangeCalendar',
  component: RangeCalendar,
  tags: ['autodocs'],
  args: { 'aria-label': 'روزهای گزارش', defaultValue: week, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'یک ماه شمسی در صفحه، هفته از شنبه، برای انتخاب از روزی تا روزی. **بکن:** وقتی دیدن ماه خودش لازم است، مثل گزارش. **نکن:** در فرم `DateRangePicker` را بردار که برچسب و خطا دارد.\n\n| کلید | کار |\n|---|---|\n| ← → ↑ ↓ | رفتن میان روزها |\n| Page Up و Page Down | ماه پیش و پس |\n| Enter | روز آغاز، سپس روز پایان |\n| Escape | رها کردن روز آغاز |',
      },
    },
  },
} satisfies Meta<typeof RangeCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: 'انتخاب بازه',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^شنبه ۱۶ آبان ۱۴۰۵/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^چهارشنبه ۲۰ آبان ۱۴۰۵/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-07', end: '2026-11-11' });
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Inline gap={6} align="start">
      <Card isFlush>
        <RangeCalendar aria-label="یک هفته" defaultValue={week} />
      </Card>
      <Card isFlush>
        <RangeCalendar
          aria-label="از هفته‌ای به هفتهٔ دیگر"
          defaultValue={{ start: '2026-11-02', end: '2026-11-18' }}
          maxDate="2026-11-21"
        />
      </Card>
      <Card isFlush>
        <RangeCalendar aria-label="غیرفعال" defaultValue={week} isDisabled />
      </Card>
    </Inline>
  ),
};
