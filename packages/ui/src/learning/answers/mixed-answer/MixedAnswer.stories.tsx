import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { MixedAnswer } from './MixedAnswer.tsx';

const Live = live(MixedAnswer);

const meta = {
  title: 'یادگیری/MixedAnswer',
  component: MixedAnswer,
  tags: ['autodocs'],
  args: { value: { kind: 'mixed', whole: '', numerator: '', denominator: '' }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'عدد مخلوط: عدد صحیح سمت چپ کسر می‌ایستد. **بکن:** وقتی پاسخ می‌تواند عدد صحیح تنها باشد، خانه‌های کسر می‌توانند خالی بمانند. **نکن:** این جزیرهٔ چپ‌به‌راست را آینه نکن.\n\n| کلید | کار |\n|---|---|\n| فاصله پس از عدد صحیح | رفتن به صورت |\n| ← و → در لبهٔ خانه | میان عدد صحیح و کسر |\n| / در صورت | رفتن به مخرج |\n| ↓ و ↑ | میان صورت و مخرج |\n| Enter | رفتن به خانهٔ خالی بعدی؛ در آخرین خانه، بررسی |\n| Backspace در خانهٔ خالی | برگشتن به خانهٔ پیش |',
      },
    },
  },
} satisfies Meta<typeof MixedAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'نوشتن پشت سر هم',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'عدد صحیح' }), '۲ ۱/۳{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'mixed',
      whole: '۲',
      numerator: '۱',
      denominator: '۳',
    });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus
        of={Live}
        hasOpen
        {...args}
        value={{ kind: 'mixed', whole: '۲', numerator: '۱', denominator: '۳' }}
      />
      <Live {...args} value={{ kind: 'mixed', whole: '۲', numerator: '۱', denominator: '۳' }} isDisabled />
      <PseudoStateColumns of="input:only-of-type" only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
