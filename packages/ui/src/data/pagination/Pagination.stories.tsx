import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formatNumber } from '../../i18n/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'داده/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { page: 3, size: 20, total: 234, onPageChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'کدام صفحهٔ فهرست دیده می‌شود و راه رفتن به دیگر صفحه‌ها. **بکن:** اگر صفحه در نشانی است `hrefFor` بده تا هر صفحه پیوند باشد. **نکن:** برای فهرستی که در یک صفحه جا می‌شود نیاور؛ خودش شماره‌ها را پنهان می‌کند.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن به دکمهٔ بعد |\n| Enter | رفتن به آن صفحه |\n| ↓ و ↑ | اندازهٔ دیگر، وقتی Tab روی آن است |',
      },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  name: 'با دکمه',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'صفحهٔ بعد' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: /صفحهٔ قبل/ }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={6}>
      {[1, 3, 7, 12].map((page) => (
        <Pagination
          key={page}
          label={`فهرست در صفحهٔ ${formatNumber(page)}`}
          page={page}
          size={20}
          total={234}
          hrefFor={(to) => `#${to}`}
        />
      ))}
      <PseudoStates of="li:nth-child(2) > a, li:last-child > a" only={['hovered', 'focused']} hasCaptions>
        {(name) => <Pagination label={`فهرست، ${name}`} page={3} size={20} total={234} hrefFor={(to) => `#${to}`} />}
      </PseudoStates>
      <Pagination
        label="با انتخاب اندازه"
        page={3}
        size={20}
        total={234}
        sizes={[10, 20, 50]}
        hrefFor={(to) => `#${to}`}
      />
      <PseudoStates of="select" only={['hovered', 'focused']} hasCaptions>
        {(name) => (
          <Pagination
            label={`با انتخاب اندازه، ${name}`}
            page={3}
            size={20}
            total={234}
            sizes={[10, 20, 50]}
            hrefFor={(to) => `#${to}`}
          />
        )}
      </PseudoStates>
      <Pagination label="فهرست کوتاه" page={2} size={10} total={25} hrefFor={(to) => `#${to}`} />
      <Pagination label="یک صفحه" page={1} size={10} total={8} hrefFor={(to) => `#${to}`} />
      <Pagination label="بی‌مورد" page={1} size={10} total={0} hrefFor={(to) => `#${to}`} />
    </Stack>
  ),
};
