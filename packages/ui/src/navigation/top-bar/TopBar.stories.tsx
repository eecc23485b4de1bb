import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { Logo } from '../logo/index.ts';
import { publicItems } from '../testing/menus.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'ناوبری/TopBar',
  component: TopBar,
  tags: ['autodocs'],
  args: {
    items: publicItems,
    currentPath: '/',
    logo: <Logo href="#home" />,
    end: (
      <Link href="#login" variant="primary">
        ورود
      </Link>
    ),
  },
  decorators: [inBox({ minBlockSize: 320 })],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'نوار شناور صفحه‌های عمومی. با صفحه می‌رود و پس از گذشتن از بلندی سرصفحه برمی‌گردد و می‌ماند. **بکن:** در پایانش تنها یک دکمه بگذار. **نکن:** در بخش‌های ورودکرده به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | مورد بعدی |\n| Enter | رفتن یا باز کردن |\n| Escape | بستن گروه یا کشو |',
      },
    },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    const isDesk = window.innerWidth >= 1024;
    await expect(canvas.queryByRole('navigation') !== null).toBe(isDesk);
    const bar = canvas.getByRole('banner').firstElementChild?.getBoundingClientRect();
    if (isDesk) await expect(Math.round(bar?.width ?? 0)).toBe(Math.round(window.innerWidth * 0.9));
    await expect(canvas.queryByRole('button', { name: 'باز کردن منو' }) !== null).toBe(!isDesk);
  },
};
