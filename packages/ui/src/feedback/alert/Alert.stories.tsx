import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'بازخورد/Alert',
  component: Alert,
  tags: ['autodocs'],
  args: { children: 'مهلت این تکلیف فردا ساعت ۲۰ تمام می‌شود.', tone: 'warning', onClose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'پیامی در جای خودش روی صفحه. **بکن:** بگو چه شد و چه باید کرد. **نکن:** برای خبر گذرا به کار نبر؛ آن `Toast` است. سرزنش نکن. آنچه پس از صفحهٔ دورش بیاید یک بار خوانده می‌شود و آنچه با صفحه بیاید نه؛ دورش ناحیهٔ زنده نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه‌های پیام |\n| Enter | بستن یا انجام کار |',
      },
    },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closable: Story = {
  name: 'بسته‌شدنی',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('توجه:');
    await userEvent.click(canvas.getByRole('button', { name: 'بستن پیام' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack>
      <Alert>صفحه‌های ۴۰ تا ۵۰ شش مهارت دارند؛ پیش از فرستادن آن‌ها را ببینید.</Alert>
      <Alert tone="success" title="تکلیف فرستاده شد">
        ۲۹ دانش‌آموز پنجم ب آن را می‌بینند.
      </Alert>
      <Alert tone="reward">این هفته همهٔ تکلیف‌ها به‌موقع رسید.</Alert>
      <Alert tone="warning" onClose={() => undefined}>
        مهلت این تکلیف فردا ساعت ۲۰ تمام می‌شود.
      </Alert>
      <Alert
        tone="danger"
        title="تکلیف ساخته نشد"
        actions={
          <Button variant="secondary" size="small">
            دوباره تلاش کنید
          </Button>
        }
        onClose={() => undefined}
      >
        «از صفحه» باید پیش از «تا صفحه» باشد.
      </Alert>
    </Stack>
  ),
};
