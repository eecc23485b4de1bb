import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'pages', title: 'صفحه‌های کتاب', description: '۴۰ تا ۴۵' },
  { id: 'skills', title: 'مهارت‌ها', description: '۷ مهارت' },
  { id: 'look', title: 'پیش‌نمایش' },
  { id: 'send', title: 'فرستادن' },
];

const meta = {
  title: 'ناوبری/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  args: { 'aria-label': 'ساختن تکلیف', steps, current: 'look', onSelect: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'گام‌های یک کار: کدام شد، کجاییم، چه مانده. **بکن:** سه تا پنج گام کوتاه؛ برگشتن به گام‌های انجام‌شده آزاد باشد. **نکن:** گامی را که هنوز نرسیده باز نکن.\n\n| کلید | کار |\n|---|---|\n| Tab | گام‌هایی که می‌شود به آن‌ها برگشت |\n| Enter | برگشتن |',
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Back: Story = {
  name: 'برگشتن به گام قبل',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /مهارت‌ها.*انجام شده/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('skills');
  },
};

export const States: Story = {
  ...states,
  render: ({ onSelect, ...args }) => (
    <Stack gap={8}>
      <Stepper {...args} aria-label="آغاز" current="pages" />
      <Stepper {...args} aria-label="میانه" {...(onSelect && { onSelect })} />
      <Stepper {...args} aria-label="پایان" current="send" />
      <PseudoStates of="li:first-child > button" only={['hovered', 'focused']}>
        {(name) => <Stepper {...args} aria-label={name} {...(onSelect && { onSelect })} />}
      </PseudoStates>
    </Stack>
  ),
};
