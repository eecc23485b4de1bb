import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { FractionAnswer } from './FractionAnswer.tsx';

const Live = live(FractionAnswer);

const meta = {
  title: 'یادگیری/FractionAnswer',
  component: FractionAnswer,
  tags: ['autodocs'],
  args: { value: { kind: 'fraction', numerator: '', denominator: '' }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'کسر، همیشه ایستاده: صورت بالای مخرج. **بکن:** بگذار کودک خط کسر را با کلید / بنویسد. **نکن:** کسر را در یک خط با / نگیر؛ در کتاب‌های ما / ممیز است.\n\n| کلید | کار |\n|---|---|\n| / در صورت | رفتن به مخرج |\n| ↓ و ↑ | میان صورت و مخرج |\n| Enter | رفتن به خانهٔ خالی بعدی؛ در آخرین خانه، بررسی |\n| Backspace در خانهٔ خالی | برگشتن به خانهٔ پیش |',
      },
    },
  },
} satisfies Meta<typeof FractionAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slash: Story = {
  name: 'رفتن به مخرج با /',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'صورت کسر' }), '۵/۶{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'صورت کسر' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'fraction', numerator: '۵', denominator: '۶' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'fraction', numerator: '۵', denominator: '۶' }} />
      <Live {...args} value={{ kind: 'fraction', numerator: '۵', denominator: '۶' }} isDisabled />
      <PseudoStateColumns of="input:first-of-type" only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
