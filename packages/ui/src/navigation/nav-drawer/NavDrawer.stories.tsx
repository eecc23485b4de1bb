import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { AccountBlock } from '../account/index.ts';
import { Logo } from '../logo/index.ts';
import { teacherAccount, teacherItems } from '../testing/menus.tsx';
import { NavDrawer } from './NavDrawer.tsx';

const meta = {
  title: 'ناوبری/NavDrawer',
  component: NavDrawer,
  tags: ['autodocs'],
  args: {
    items: teacherItems,
    currentPath: '/teacher',
    userRole: 'teacher',
    head: <Logo href="#teacher" />,
    foot: <AccountBlock account={teacherAccount} />,
  },
  decorators: [inBox({ minBlockSize: 560 })],
  parameters: {
    docs: {
      description: {
        component:
          'منوی نمایشگر کوچک: یک دکمه و برگه‌ای ۲۸۰ پیکسلی از سر خط. با ضربدر، Escape، فشردن بیرون، برگزیدن و عوض شدن صفحه بسته می‌شود. **بکن:** نشان را بالای آن بگذار تا راه خانه باشد. **نکن:** روی نمایشگر بزرگ نشانش نده.\n\n| کلید | کار |\n|---|---|\n| Enter | باز کردن |\n| Tab | مورد بعدی، درون کشو می‌چرخد |\n| Escape | بستن و بازگشت به دکمه |',
      },
    },
  },
} satisfies Meta<typeof NavDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'باز کردن منو' });
    await userEvent.click(button);
    const drawer = canvas.getByRole('dialog', { name: 'منو' });
    await expect(drawer.getBoundingClientRect().width).toBe(280);
    await userEvent.click(canvas.getByRole('button', { name: 'بستن منو' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};
