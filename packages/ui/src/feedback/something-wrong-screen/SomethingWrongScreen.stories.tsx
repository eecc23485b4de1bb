import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Logo } from '../../navigation/logo/index.ts';
import { states } from '../../testing/states.ts';
import { SomethingWrongScreen } from './SomethingWrongScreen.tsx';

const meta = {
  title: 'بازخورد/SomethingWrongScreen',
  component: SomethingWrongScreen,
  tags: ['autodocs'],
  args: { homeHref: '#home', logo: <Logo />, onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'خطایی از ما که جای کوچک‌تری نتوانست نگهش دارد. **بکن:** بگو خطا از ماست. **نکن:** پیام فنی نشان نده.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه یا پیوند |\n| Enter | فشردن یا رفتن |',
      },
    },
  },
} satisfies Meta<typeof SomethingWrongScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'باز کردن دوبارهٔ صفحه' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'رفتن به خانه' })).toBeVisible();
  },
};
