import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { ClockAnswer } from './ClockAnswer.tsx';

const Live = live(ClockAnswer);

const meta = {
  title: 'یادگیری/ClockAnswer',
  component: ClockAnswer,
  tags: ['autodocs'],
  args: {
    form: { kind: 'clock', format: 'time12' },
    value: { kind: 'clock', hour: '', minute: '' },
    onChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'زمان یا مدت: ساعت سمت چپ، دقیقه کنارش و اگر خواسته شود ثانیه. **بکن:** در سؤال بگو ساعت ۱۲تایی می‌خواهی یا ۲۴تایی؛ خودِ خانه‌ها این را نمی‌گویند. **نکن:** این جزیرهٔ چپ‌به‌راست را آینه نکن.\n\n| کلید | کار |\n|---|---|\n| : | رفتن به خانهٔ بعد |\n| ← و → در لبهٔ خانه | میان خانه‌ها |\n| Enter | رفتن به خانهٔ خالی بعدی؛ در آخرین خانه، بررسی |\n| Backspace در خانهٔ خالی | برگشتن به خانهٔ پیش |',
      },
    },
  },
} satisfies Meta<typeof ClockAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'نوشتن پشت سر هم',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'ساعت' }), '۷:۱۵{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'clock', hour: '۷', minute: '۱۵' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live
        {...args}
        form={{ kind: 'clock', format: 'duration', seconds: true }}
        value={{ kind: 'clock', hour: '۱', minute: '۵۹', second: '۳۵' }}
      />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'clock', hour: '۷', minute: '۱۵' }} />
      <Live {...args} value={{ kind: 'clock', hour: '۷', minute: '۱۵' }} isDisabled />
      <PseudoStateColumns of="span:first-child > input" only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
