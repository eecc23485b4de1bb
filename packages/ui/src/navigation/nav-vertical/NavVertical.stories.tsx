import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { teacherItems } from '../testing/menus.tsx';
import { NavVertical } from './NavVertical.tsx';

const meta = {
  title: 'ناوبری/NavVertical',
  component: NavVertical,
  tags: ['autodocs'],
  args: { items: teacherItems, currentPath: '/teacher', userRole: 'teacher', onExit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'منوی کناری به شکل فهرست. گروه با فشردن باز می‌شود و با عوض شدن صفحه بسته؛ گروهی که صفحهٔ کنونی در آن است باز می‌ماند. موردی که نامش «حساب کاربری» است نمی‌آید. **بکن:** برای هر مورد ریشه نشانه بده. **نکن:** بیش از دو لایه نساز.\n\n| کلید | کار |\n|---|---|\n| Tab | مورد بعدی |\n| Enter | رفتن، یا باز و بسته کردن گروه |',
      },
    },
  },
} satisfies Meta<typeof NavVertical>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  name: 'باز کردن گروه',
  decorators: [inBox({ maxInlineSize: 248 })],
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('button', { name: /کلاس‌ها/ });
    await expect(group.getBoundingClientRect().height).toBe(44);
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'پنجم ب' }).getBoundingClientRect().height).toBe(36);
    await userEvent.click(canvas.getByRole('button', { name: 'خروج از حساب' }));
    await expect(args.onExit).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Inline gap={8} align="start">
      {['/teacher', '/teacher/class/5/course/2/homeworks'].map((path) => (
        <div key={path} style={{ inlineSize: 248 }}>
          <NavVertical {...args} label={`منو در ${path === '/teacher' ? 'خانه' : 'کلاس'}`} currentPath={path} />
        </div>
      ))}
      <div style={{ display: 'grid', gap: 24, inlineSize: 248 }}>
        <PseudoStates of="li:last-child > a" only={['hovered', 'focused']} hasCaptions>
          {(name) => <NavVertical {...args} items={teacherItems.slice(0, 3)} label={`منو، ${name}`} />}
        </PseudoStates>
      </div>
    </Inline>
  ),
};
