import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'ناوبری/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  args: {
    items: [
      { title: 'تکلیف‌ها', href: '#homeworks' },
      { title: 'صفحه‌های ۴۶ تا ۵۱', href: '#homework' },
      { title: 'پارسا کریمی' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'راه از سر بخش تا این صفحه. **بکن:** واپسین مورد را بی‌پیوند بگذار. **نکن:** برای گام‌های یک کار به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | پیوند بعدی |\n| Enter | رفتن |',
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('پارسا کریمی')).toHaveAttribute('aria-current', 'page');
  },
};
