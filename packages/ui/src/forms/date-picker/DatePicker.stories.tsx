import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'فرم‌ها/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  args: { label: 'مهلت تکلیف', defaultValue: '2026-11-21', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'یک روز جلالی، نوشته یا انتخاب‌شده از تقویمی که هفته‌اش از شنبه شروع می‌شود. **بکن:** برای مهلت و قرار؛ روزهای تعطیل را با `isUnavailable` ببند. **نکن:** برای روز تولد؛ سی سال ورق زدن سخت است.\n\n| کلید | کار |\n|---|---|\n| Alt و ↓ | باز کردن تقویم |\n| پیکان‌ها | روز و هفتهٔ کناری |\n| PageUp و PageDown | ماه قبل و بعد |\n| Enter | انتخاب |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deadline: Story = {
  name: 'مهلت تکلیف',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /تقویم/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('آبان ۱۴۰۵')).toBeVisible();
    const day = dialog.getByRole('button', { name: /شنبه ۳۰ آبان ۱۴۰۵، انتخاب شده/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('2026-11-22'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  name: 'تقویم باز',
  args: { minDate: '2026-11-02', maxDate: '2026-11-19', defaultValue: '2026-11-10', isUnavailable: isFriday },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /تقویم/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /جمعه ۱۵ آبان/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: () => (
    <Stack gap={5}>
      <DatePicker label="خالی" description="روزی از این هفته" />
      <DatePicker label="پر" defaultValue="2026-11-21" />
      <DatePicker label="نادرست" defaultValue="2026-11-21" errorMessage="این روز تعطیل است." />
      <DatePicker label="غیرفعال" defaultValue="2026-11-21" isDisabled />
    </Stack>
  ),
};

function isFriday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 5;
}
