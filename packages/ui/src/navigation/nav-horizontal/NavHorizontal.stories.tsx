import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../../data/badge/index.ts';
import { HoveredAndFocused } from '../../testing/HoveredAndFocused.tsx';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { publicItems, studentAccount } from '../testing/menus.tsx';
import { NavHorizontal } from './NavHorizontal.tsx';

const meta = {
  title: 'ناوبری/NavHorizontal',
  component: NavHorizontal,
  tags: ['autodocs'],
  args: { items: publicItems, currentPath: '/about-us' },
  decorators: [inBox({ minBlockSize: 260 })],
  parameters: {
    docs: {
      description: {
        component:
          'منوی یک‌خطی صفحه‌های عمومی برای نمایشگر بزرگ. گروه با رفتن موشواره روی آن یا با فشردن باز می‌شود. **بکن:** پنج شش مورد کافی است. **نکن:** زیر ۱۰۲۴ پیکسل نشان نده؛ آنجا کشو هست.\n\n| کلید | کار |\n|---|---|\n| Tab | مورد بعدی |\n| Enter | رفتن، یا باز و بسته کردن گروه |\n| Escape | بستن گروه |',
      },
    },
  },
} satisfies Meta<typeof NavHorizontal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <HoveredAndFocused hovered="li:first-child > a" focused="[role=list] > li:last-child > a">
      <NavHorizontal {...args} />
    </HoveredAndFocused>
  ),
  args: {
    items: [
      ...publicItems,
      { title: 'آزمایشگاه', path: '/lab', disabled: true },
      { title: 'تکلیف‌ها', path: '/homeworks', info: <Badge tone="reward">۲</Badge> },
      { title: 'حساب کاربری', path: '/profile', isAccount: true },
    ],
    account: studentAccount,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'خانه' }).getBoundingClientRect().height).toBe(32);
    const group = canvas.getByRole('button', { name: 'معرفی' });
    await userEvent.hover(group);
    await expect(canvas.getByRole('link', { name: 'پدر و مادرها' })).toBeVisible();
    await userEvent.unhover(group);
    await expect(canvas.queryByRole('link', { name: 'پدر و مادرها' })).toBeNull();
    await userEvent.click(group);
    const child = canvas.getByRole('link', { name: 'پدر و مادرها' });
    await expect(child.getBoundingClientRect().height).toBe(34);
  },
};
