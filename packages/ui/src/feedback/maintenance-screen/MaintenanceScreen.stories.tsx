import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Logo } from '../../navigation/logo/index.ts';
import { states } from '../../testing/states.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

const meta = {
  title: 'بازخورد/MaintenanceScreen',
  component: MaintenanceScreen,
  tags: ['autodocs'],
  args: { logo: <Logo size="large" />, onRetry: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'تا محصول به‌روز می‌شود جای همهٔ صفحه‌ها را می‌گیرد. **بکن:** تنها با پاسخ «maintenance» از وضعیت سرور نشانش بده. **نکن:** برای خطای یک درخواست به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter یا Space | فشردن |',
      },
    },
  },
} satisfies Meta<typeof MaintenanceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('مشق در حال ساخت‌وساز است');
    await userEvent.click(canvas.getByRole('button', { name: 'دوباره سر بزنید' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
