import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PseudoState } from '../../testing/PseudoState.tsx';
import { teacherItems } from '../testing/menus.tsx';
import { NavRail } from './NavRail.tsx';

const meta = {
  title: 'ناوبری/NavRail',
  component: NavRail,
  tags: ['autodocs'],
  args: { items: teacherItems, currentPath: '/teacher/homeworks', userRole: 'teacher' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 88, minBlockSize: 420, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
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

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <PseudoState as="hovered" of="li:first-child > a">
      <PseudoState as="focused" of="[role=list] > li:last-child > :is(a, button)">
        <NavRail {...args} />
      </PseudoState>
    </PseudoState>
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
