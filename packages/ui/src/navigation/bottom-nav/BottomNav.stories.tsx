import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PseudoState } from '../../testing/PseudoState.tsx';
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

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <PseudoState as="hovered" of="li:first-child > a">
      <PseudoState as="focused" of="li:nth-child(4) > a">
        <BottomNav {...args} />
      </PseudoState>
    </PseudoState>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth >= 1024) return;
    await expect(canvas.getByRole('link', { name: 'تکلیف' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '۳ نشان تازه حساب کاربری' })).toBeVisible();
  },
};
