import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { states } from '../../testing/states.ts';
import { Calendar } from './Calendar.tsx';

const meta = {
  title: 'فرم‌ها/Calendar',
  component: Calendar,
  tags: ['autodocs'],
  args: { 'aria-label': 'روز آزمون', defaultValue: '2026-11-17', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'یک ماه شمسی در صفحه، هفته از شنبه، برای انتخاب یک روز. **بکن:** وقتی دیدن ماه خودش لازم است. **نکن:** در فرم `DatePicker` را بردار که برچسب و خطا دارد.\n\n| کلید | کار |\n|---|---|\n| ← → ↑ ↓ | رفتن میان روزها |\n| Page Up و Page Down | ماه پیش و پس |\n| Home و End | آغاز و پایان ماه |\n| Enter | انتخاب |\n| روی نام ماه: Enter، پیکان‌ها، Page Up و Page Down، Escape | ماه‌های سال، رفتن میانشان، سال پیش و پس، برگشت به روزها |',
      },
    },
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: 'انتخاب روز',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /چهارشنبه ۲۷ آبان ۱۴۰۵/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19');
    await userEvent.click(canvas.getByRole('button', { name: 'آبان ۱۴۰۵، انتخاب ماه و سال' }));
    await userEvent.click(canvas.getByRole('button', { name: 'اسفند' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /شنبه ۱ اسفند ۱۴۰۵/ })).toBeVisible());
  },
};

/** A birthday is two choices away, and each day has its name as it is said: weekday, day, month, year. */
export const MonthAndYear: Story = {
  name: 'ماه و سال',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'آبان ۱۴۰۵، انتخاب ماه و سال' }));
    await expect(canvas.getByRole('button', { name: 'آبان' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'سال' }), '۱۳۹۴');
    await userEvent.click(canvas.getByRole('button', { name: 'مهر' }));
    await expect(canvas.getByRole('application', { name: 'روز آزمون، مهر ۱۳۹۴' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'روز آزمون، مهر ۱۳۹۴' })).toBeInTheDocument();
    const names = canvas
      .getAllByRole('button', { name: /[۰-۹]+ مهر ۱۳۹۴$/ })
      .map((day) => day.getAttribute('aria-label'));
    await expect([names.length, names[0], names.at(-1)]).toEqual([30, 'چهارشنبه ۱ مهر ۱۳۹۴', 'پنجشنبه ۳۰ مهر ۱۳۹۴']);
    await userEvent.click(canvas.getByRole('button', { name: 'پنجشنبه ۲ مهر ۱۳۹۴' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2015-09-24');
    await expect(canvas.getByRole('button', { name: 'پنجشنبه ۲ مهر ۱۳۹۴، انتخاب شده' })).toHaveFocus();
  },
};

/** The months of a year in one look; those that cannot be had are faded. */
export const Months: Story = {
  name: 'ماه‌ها',
  tags: ['states'],
  args: { minDate: '2026-08-25', maxDate: '2027-06-21' },
  render: (args) => (
    <Card isFlush>
      <Calendar {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'آبان ۱۴۰۵، انتخاب ماه و سال' }));
    await expect(canvas.getByRole('button', { name: 'مرداد' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'آذر' })).toHaveFocus();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Inline gap={6} align="start">
      <Card isFlush>
        <Calendar aria-label="انتخاب‌شده" defaultValue="2026-11-17">
          جمعه‌ها تعطیل است.
        </Calendar>
      </Card>
      <Card isFlush>
        <Calendar
          aria-label="با بازه و روزهای بسته"
          defaultValue="2026-11-17"
          minDate="2026-11-04"
          maxDate="2026-11-27"
          isDayUnavailable={(day) => new Date(`${day}T00:00Z`).getUTCDay() === 5}
        />
      </Card>
      <Card isFlush>
        <Calendar aria-label="غیرفعال" defaultValue="2026-11-17" isDisabled />
      </Card>
    </Inline>
  ),
};
