import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const range = { start: '2026-10-24', end: '2026-10-31' };

const meta = {
  title: 'فرم‌ها/DateRangePicker',
  component: DateRangePicker,
  tags: ['autodocs'],
  args: { label: 'بازهٔ گزارش', defaultValue: range, onChange: fn() },
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'از یک روز تا روزی دیگر، هر دو روز درون بازه. **بکن:** برای گزارش و تعطیلات. **نکن:** برای بازه‌های همیشگی مثل «این هفته»؛ گزینه‌شان کن.\n\n| کلید | کار |\n|---|---|\n| Alt و ↓ | باز کردن تقویم |\n| پیکان‌ها | روز و هفتهٔ کناری |\n| Enter | روز شروع، سپس روز پایان |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {
  name: 'بازهٔ گزارش',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /تقویم/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /یکشنبه ۱۰ آبان/ }));
    await userEvent.click(dialog.getByRole('button', { name: /پنجشنبه ۱۴ آبان/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-01', end: '2026-11-05' }));
  },
};

/** The open calendar, in a month that has passed: today has a mark of its own, and pictures of it would differ daily. */
export const Open: Story = {
  name: 'تقویم باز',
  tags: ['states'],
  args: { defaultValue: { start: '2025-10-27', end: '2025-11-04' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /تقویم/ }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <DateRangePicker label="خالی" />
      <DateRangePicker label="پُر" defaultValue={range} description="هفتهٔ اول آبان" />
      <FieldPseudoStates>{(name) => <DateRangePicker label={name} defaultValue={range} />}</FieldPseudoStates>
      <PseudoStates of="button" only={['hovered', 'focused']}>
        {(name) => <DateRangePicker label={`دکمهٔ تقویم، ${name}`} defaultValue={range} />}
      </PseudoStates>
      <DateRangePicker label="نادرست" defaultValue={range} errorMessage="گزارش این بازه آماده نیست." />
      <DateRangePicker label="فقط خواندنی" defaultValue={range} isReadOnly />
      <DateRangePicker label="غیرفعال" defaultValue={range} isDisabled />
    </Stack>
  ),
};
