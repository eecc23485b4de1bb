import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoveredAndFocused } from '../../testing/HoveredAndFocused.tsx';
import { states } from '../../testing/states.ts';
import { studentAccount, studentItems } from '../testing/menus.tsx';
import { BottomNav } from './BottomNav.tsx';

const meta = {
  title: 'ناوبری/BottomNav',
  component: BottomNav,
  tags: ['autodocs'],
  args: { items: studentItems, currentPath: '/student/homeworks', userRole: 'student', account: studentAccount },
  parameters: {
    layout: 'fullscreen',
    viewport: { defaultViewport: 'mobile1' },
    docs: {
      description: {
        component:
          'منوی دانش‌آموز روی گوشی، زیر انگشت شست؛ از ۱۰۲۴ پیکسل به بالا دیده نمی‌شود. شمار نشان‌های تازه روی تصویر حساب می‌تپد. **بکن:** چهار یا پنج مورد بگذار. **نکن:** گروه نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | مورد بعدی |\n| Enter | رفتن |',
      },
    },
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <HoveredAndFocused hovered="li:first-child > a" focused="li:nth-child(4) > a">
      <BottomNav {...args} />
    </HoveredAndFocused>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1024) return;
    await expect(canvas.getByRole('link', { name: 'تکلیف' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '۳ نشان تازه حساب کاربری' })).toBeVisible();
  },
};
