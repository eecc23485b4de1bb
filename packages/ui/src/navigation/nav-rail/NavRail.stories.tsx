import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HoveredAndFocused } from '../../testing/HoveredAndFocused.tsx';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { teacherItems } from '../testing/menus.tsx';
import { NavRail } from './NavRail.tsx';

const meta = {
  title: 'ناوبری/NavRail',
  component: NavRail,
  tags: ['autodocs'],
  args: { items: teacherItems, currentPath: '/teacher/homeworks', userRole: 'teacher' },
  decorators: [inBox({ inlineSize: 88, minBlockSize: 420, padding: 8 })],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'منوی کناری باریک: نشانه روی نام کوچک. گروه با رفتن موشواره روی آن یا با فشردن، کنارش باز می‌شود. **بکن:** نام‌ها را کوتاه نگه دار. **نکن:** بی‌نشانه به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | مورد بعدی |\n| Enter | رفتن، یا باز و بسته کردن گروه |\n| Escape | بستن گروه |',
      },
    },
  },
} satisfies Meta<typeof NavRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <HoveredAndFocused hovered="li:first-child > a" focused="[role=list] > li:last-child > :is(a, button)">
      <NavRail {...args} />
    </HoveredAndFocused>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('button', { name: /کلاس‌ها/ });
    await expect(group.getBoundingClientRect().height).toBe(56);
    group.focus();
    await userEvent.keyboard('{Enter}');
    const child = canvas.getByRole('link', { name: 'پنجم ب' });
    await expect(child.getBoundingClientRect().height).toBe(34);
    await expect(child.closest('ul')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'پنجم ب' })).toBeNull();
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};
