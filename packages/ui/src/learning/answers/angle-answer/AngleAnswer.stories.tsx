import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { knob } from './AngleAnswer.css.ts';
import { AngleAnswer } from './AngleAnswer.tsx';

const Live = live(AngleAnswer);

const meta = {
  title: 'یادگیری/AngleAnswer',
  component: AngleAnswer,
  tags: ['autodocs'],
  args: {
    form: { kind: 'angle', zero: 'right' },
    value: { kind: 'angle', degrees: null },
    onChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'زاویه‌ای که روی نقاله باز می‌شود: یک ضلع روی صفر می‌ماند و ضلع دیگر می‌چرخد. هر دو درجه‌بندی دیده و خوانده می‌شود؛ انتخاب درست با کودک است. **بکن:** چند درجه خطا را بپذیر. **نکن:** اندازهٔ زاویهٔ ساخته‌شده را کنارش ننویس.\n\n| کلید | کار |\n|---|---|\n| ← و → | چرخاندن به همان سو، یک درجه |\n| ↑ و ↓ | بازتر و بسته‌تر، یک درجه |\n| Page Up و Page Down | ده درجه |\n| Home و End | بسته و نیم‌صفحه |\n| Delete | برگرداندن به آغاز |\n| Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof AngleAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'angle', degrees: 21 });
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'درجه‌بندی درونی ۲۱، بیرونی ۱۵۹');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Tapped: Story = {
  name: 'با زدن روی نقاله',
  play: async ({ args, canvasElement }) => {
    const face = canvasElement.querySelector('svg');
    const vertex = canvasElement.querySelector('svg > circle');
    if (face === null || vertex === null) throw new Error('no protractor');
    const middle = vertex.getBoundingClientRect();
    const coords = { clientX: middle.x + middle.width / 2, clientY: middle.y + middle.height / 2 - 80 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: face, coords },
      { keys: '[/MouseLeft]', target: face, coords },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'angle', degrees: 90 });
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live {...args} form={{ kind: 'angle', zero: 'left' }} value={{ kind: 'angle', degrees: 65 }} />
      <InEachStatus of={Live} {...args} value={{ kind: 'angle', degrees: 125 }} />
      <Live {...args} value={{ kind: 'angle', degrees: 125 }} isDisabled />
      <PseudoStateColumns of={`.${knob}`} only={['focused']}>
        {() => <Live {...args} value={{ kind: 'angle', degrees: 125 }} />}
      </PseudoStateColumns>
    </div>
  ),
};
