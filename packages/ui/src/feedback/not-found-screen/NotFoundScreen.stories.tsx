import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../../navigation/logo/index.ts';
import { states } from '../../testing/states.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'بازخورد/NotFoundScreen',
  component: NotFoundScreen,
  tags: ['autodocs'],
  args: { homeHref: '#home', logo: <Logo /> },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'صفحهٔ نشانی‌ای که به جایی نمی‌رسد. **بکن:** راه خانهٔ همان کاربر را بده. **نکن:** عدد ۴۰۴ را جای توضیح ننشان.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه یا پیوند |\n| Enter | فشردن یا رفتن |',
      },
    },
  },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('این صفحه پیدا نشد');
    await expect(canvas.getByRole('link', { name: 'رفتن به خانه' })).toHaveAttribute('href', '#home');
  },
};
