import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { DateTimePicker } from './DateTimePicker.tsx';

const EVENING = '2026-12-01T17:30:00.000Z';

const meta = {
  title: 'فرم‌ها/DateTimePicker',
  component: DateTimePicker,
  tags: ['autodocs'],
  args: { label: 'مهلت تکلیف', defaultValue: EVENING, onChange: fn() },
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'یک روز جلالی و ساعتش در یک جعبه: نوشته، چسبانده («۱۴۰۵/۹/۱۱ ۸:۰۰») یا انتخاب‌شده از تقویمی که ساعت‌های معمول زیرش هستند. **بکن:** برای مهلت و شروع؛ زنگ‌های مدرسه را به `hours` بده. **نکن:** برای روزی که ساعت ندارد `DatePicker` را بردار.\n\n| کلید | کار |\n|---|---|\n| رقم‌ها | پر کردن همان بخش |\n| Alt و ↓ | باز کردن تقویم |\n| پیکان‌ها | روز و هفتهٔ کناری |\n| Tab | از روزها به ساعت‌ها |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deadline: Story = {
  name: 'مهلت تکلیف',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /تقویم/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '۸:۰۰' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('2026-12-01T04:30:00.000Z'));
    await userEvent.click(dialog.getByRole('button', { name: 'پایان روز' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('2026-12-01T20:29:59.000Z'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The open calendar, in a month that has passed: today has a mark of its own, and pictures of it would differ daily. */
export const Open: Story = {
  name: 'تقویم باز',
  tags: ['states'],
  args: { min: '2025-10-27T20:30:00.000Z', defaultValue: '2025-11-10T17:30:00.000Z' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /تقویم/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: '۲۱:۰۰' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <DateTimePicker label="خالی" description="روز و ساعت" />
      <DateTimePicker label="پُر" defaultValue={EVENING} />
      <FieldPseudoStates>{(name) => <DateTimePicker label={name} defaultValue={EVENING} />}</FieldPseudoStates>
      <DateTimePicker label="نادرست" defaultValue={EVENING} errorMessage="مهلت پیش از شروع است." />
      <DateTimePicker label="فقط خواندنی" defaultValue={EVENING} isReadOnly />
      <DateTimePicker label="غیرفعال" defaultValue={EVENING} isDisabled />
    </Stack>
  ),
};
