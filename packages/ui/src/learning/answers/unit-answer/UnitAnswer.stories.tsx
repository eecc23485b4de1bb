import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { UnitAnswer, type UnitForm } from './UnitAnswer.tsx';

const lengths: UnitForm = {
  kind: 'unit',
  units: [
    { id: 'mm', label: 'میلی‌متر' },
    { id: 'cm', label: 'سانتی‌متر' },
    { id: 'm', label: 'متر' },
  ],
};

const Live = live(UnitAnswer);

const meta = {
  title: 'یادگیری/UnitAnswer',
  component: UnitAnswer,
  tags: ['autodocs'],
  args: { form: lengths, value: { kind: 'unit', value: '', unit: null }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'عدد و واحدش، که با هم یک پاسخ‌اند: طول، جرم، گنجایش، زمان، پول. **بکن:** واحدهایی را بگذار که واقعاً با هم اشتباه می‌شوند. **نکن:** اگر واحد پرسیده نمی‌شود، آن را کنار خانهٔ `IntegerAnswer` بنویس و گزینه نکن.\n\n| کلید | کار |\n|---|---|\n| Enter | رفتن به آنچه مانده؛ اگر چیزی نمانده، بررسی |\n| Tab | از عدد به واحد |\n| پیکان‌ها روی واحد | واحد بعد و پیش، در جهت خواندن |',
      },
    },
  },
} satisfies Meta<typeof UnitAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('۲٫۵{Enter}');
    await expect(canvas.getByRole('radio', { name: 'میلی‌متر' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'unit', value: '۲٫۵', unit: 'cm' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'unit', value: '۲٫۵', unit: 'cm' }} />
      <Live {...args} value={{ kind: 'unit', value: '۲٫۵', unit: 'cm' }} isDisabled />
      <PseudoStateColumns of="input[inputmode], div:last-child > label">{() => <Live {...args} />}</PseudoStateColumns>
    </div>
  ),
};
