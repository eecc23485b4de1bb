import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { FullScreenButton } from './FullScreenButton.tsx';

const meta = {
  title: 'تنظیم‌ها/FullScreenButton',
  component: FullScreenButton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'همهٔ نمایشگر را به مشق می‌دهد و پس می‌گیرد؛ بالای ۶۰۰ پیکسل و تنها جایی که مرورگر بگذارد. **بکن:** در کشوی رنگ بگذار. **نکن:** خودکار صفحه را پر نکن.\n\n| کلید | کار |\n|---|---|\n| Enter | رفتن یا برگشتن |\n| Escape | برگشتن |',
      },
    },
  },
} satisfies Meta<typeof FullScreenButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ inlineSize: 240, minBlockSize: 60 }}>
      <FullScreenButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth <= 600 || !document.fullscreenEnabled) return;
    await expect(canvas.getByRole('button', { name: 'تمام صفحه' })).toBeVisible();
  },
};
