import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar } from 'react-aria-components/Calendar';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { createPersianCalendar } from '../calendar/iso-date.ts';
import { calendar } from '../calendar/MonthGrid.css.ts';
import { MonthGrid } from '../calendar/MonthGrid.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'فرم‌ها/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  args: { label: 'مهلت تکلیف', defaultValue: '2026-11-21', onChange: fn() },
  decorators: [formColumn],
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
    // The layer fades in.
    await waitFor(() => expect(dialog.getByRole('application', { name: /آبان ۱۴۰۵$/ })).toBeVisible());
    const day = dialog.getByRole('button', { name: /شنبه ۳۰ آبان ۱۴۰۵، انتخاب شده/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('2026-11-22'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The open calendar, in a month that has passed: today has a mark of its own, and pictures of it would differ daily. */
export const Open: Story = {
  name: 'تقویم باز',
  tags: ['states'],
  args: { minDate: '2025-10-27', maxDate: '2025-11-20', defaultValue: '2025-11-10', isUnavailable: isFriday },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /تقویم/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: /جمعه ۱۶ آبان/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <DatePicker label="خالی" description="روزی از این هفته" />
      <DatePicker label="پُر" defaultValue="2026-11-21" />
      <FieldPseudoStates>{(name) => <DatePicker label={name} defaultValue="2026-11-21" />}</FieldPseudoStates>
      <PseudoStates of="button" only={['hovered', 'focused']}>
        {(name) => <DatePicker label={`دکمهٔ تقویم، ${name}`} defaultValue="2026-11-21" />}
      </PseudoStates>
      <DatePicker label="نادرست" defaultValue="2026-11-21" errorMessage="این روز تعطیل است." />
      <DatePicker label="فقط خواندنی" defaultValue="2026-11-21" isReadOnly />
      <DatePicker label="غیرفعال" defaultValue="2026-11-21" isDisabled />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
        <PseudoStates of="[aria-label*='۱۲ آبان']" only={['hovered', 'focused']} hasCaptions>
          {(name) => (
            <Calendar
              aria-label={name}
              className={calendar}
              createCalendar={createPersianCalendar}
              data-single=""
              defaultValue={parseDate('2025-11-01')}
            >
              <MonthGrid />
            </Calendar>
          )}
        </PseudoStates>
      </div>
    </Stack>
  ),
};

function isFriday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 5;
}
