import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStates } from '../../../testing/PseudoStates.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { NumberLineAnswer } from './NumberLineAnswer.tsx';

const form = { kind: 'number-line', line: { from: 0, to: 3, divisions: 4 } } as const;
const thousands = { kind: 'number-line', line: { from: 0, to: 10000, unit: 1000, divisions: 2 } } as const;

const Live = live(NumberLineAnswer);

const meta = {
  title: 'یادگیری/NumberLineAnswer',
  component: NumberLineAnswer,
  tags: ['autodocs'],
  args: { form, value: { kind: 'number-line', tick: null }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'نشانگری روی محور عددها. عددهای کوچک‌تر همیشه سمت چپ‌اند و کلیدها هم همین‌طور. **بکن:** عددهایی را که خودِ پاسخ‌اند روی محور ننویس (`labels`). **نکن:** نشانگرِ دست‌نخورده را پاسخ نگیر؛ `tick` آن `null` است.\n\n| کلید | کار |\n|---|---|\n| → و ↑ | یک خط به راست |\n| ← و ↓ | یک خط به چپ |\n| Page Up و Page Down | یک عدد به راست و چپ |\n| Home و End | سرِ چپ و سرِ راست |\n| فاصله | گذاشتن نشانگر همان‌جا که هست |\n| Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof NumberLineAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('slider', { name: 'نشانگر محور' });
    await expect(handle).toHaveAttribute('aria-valuetext', 'هنوز جایی را نشان نداده‌ای');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'number-line', tick: 7 });
    await expect(handle).toHaveAttribute('aria-valuetext', '۳ خط بعد از ۱');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Tapped: Story = {
  name: 'با زدن روی محور',
  play: async ({ args, canvas }) => {
    const handle = canvas.getByRole('slider');
    const axis = handle.parentElement?.getBoundingClientRect();
    if (axis === undefined) throw new Error('no axis');
    const coords = { clientX: axis.left + (axis.width * 7) / 12, clientY: axis.top + axis.height / 2 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords },
      { keys: '[/MouseLeft]', target: handle, coords },
    ]);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'number-line', tick: 7 });
    await expect(handle.getBoundingClientRect().left + 24).toBeCloseTo(coords.clientX, 0);
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'number-line', tick: 7 }} />
      <Live {...args} value={{ kind: 'number-line', tick: 7 }} isDisabled />
      <Live {...args} form={thousands} value={{ kind: 'number-line', tick: 15 }} />
      <PseudoStates of="button" hasCaptions>
        {() => <Live {...args} />}
      </PseudoStates>
    </div>
  ),
};
