import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'داده/Kbd',
  component: Kbd,
  tags: ['autodocs'],
  args: { keys: ['Shift', 'Tab'] },
  parameters: {
    docs: {
      description: {
        component:
          'کلیدهای صفحه‌کلید در متن، همیشه از چپ به راست. **بکن:** نام کلید را همان‌طور که روی آن است بنویس. **نکن:** برای رمز یا کد به کار نبر.\n\n| کلید | کار |\n|---|---|\n| – | خوانده می‌شود و کلیدی ندارد |',
      },
    },
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {
  name: 'با هم',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shift')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={4}>
      <p>
        برای بستن <Kbd keys={['Escape']} /> را بزنید.
      </p>
      <p>
        انتخاب همهٔ ردیف‌ها تا این یکی: <Kbd keys={['Shift', 'Enter']} />
      </p>
    </Stack>
  ),
};
