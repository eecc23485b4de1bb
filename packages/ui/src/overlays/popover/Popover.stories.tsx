import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'لایه‌ها/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    'aria-label': 'امتیاز مهارت',
    children: 'از ده پاسخ آخر حساب می‌شود؛ پاسخ‌های تازه سنگین‌ترند.',
  },
  decorators: [inBox({ minBlockSize: 240 })],
  parameters: {
    docs: {
      // In a frame of its own: an open layer would lie over the whole page of documentation.
      story: { inline: false, height: 260 },
      description: {
        component:
          'لایه‌ای کوچک کنار آنچه بازش کرد. **بکن:** برای توضیح کوتاه یا چند تنظیم. **نکن:** برای کاری که باید تمام شود `Dialog` را بردار؛ برای فهرست کارها `Menu` را.\n\n| کلید | کار |\n|---|---|\n| Tab | گشتن درون لایه |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  render: (args) => (
    <DialogTrigger>
      <Button variant="quiet">این یعنی چه؟</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'این یعنی چه؟' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'امتیاز مهارت' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <DialogTrigger defaultOpen>
      <Button variant="quiet">این یعنی چه؟</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'امتیاز مهارت' })).toBeVisible());
  },
};
