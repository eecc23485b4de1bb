import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoState } from '../../testing/PseudoState.tsx';
import { states } from '../../testing/states.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { toast } from './toast.ts';

const meta = {
  title: 'لایه‌ها/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  decorators: [inBox({ minBlockSize: 420, display: 'grid', alignItems: 'end', justifyItems: 'center' })],
  beforeEach: () => () => toast.closeAll(),
  parameters: {
    docs: {
      // In a frame of its own: an open layer would lie over the whole page of documentation.
      story: { inline: false, height: 480 },
      description: {
        component:
          'خبری گذرا در بالای صفحه: `toast("ذخیره شد.")`، `toast.danger("ذخیره نشد.")`. پنج تا با هم، تکراری نه، ۳۰۰۰ میلی‌ثانیه، با `action` ده ثانیه؛ زیر نشانگر و فوکوس می‌ماند. `toast.promise(work, { pending, success, error })` کاری را که در جریان است می‌گوید و همان‌جا پایانش را. یک `ToastRegion` در برنامه بس است. **بکن:** یک جملهٔ کوتاه بگو که چه شد. **نکن:** چیزی را که باید پاسخ داده شود اینجا نگذار؛ خطای یک خانهٔ فرم جایش کنار همان خانه است.\n\n| کلید | کار |\n|---|---|\n| F6 | رفتن به پیام‌ها و بازگشتن |\n| Tab | دکمهٔ بستن هر پیام |\n| Enter | بستن |',
      },
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  render: () => (
    <>
      <Button onPress={() => toast('پوسته شما با موفقیت تغییر یافت.', { duration: null })}>ذخیره</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'ذخیره' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'بستن پیام' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(save).toHaveFocus());
  },
};

function All() {
  useEffect(() => {
    toast('گروه «ستاره‌ها» حذف شد.', { duration: null, action: { label: 'برگرداندن', onPress: () => undefined } });
    toast.info('تکلیف تازه‌ای رسید.', { duration: null, description: 'ریاضی پنجم، صفحه‌های ۴۰ تا ۵۰' });
    toast.warning('اینترنت قطع است.', { duration: null, description: '۳ پاسخ در راه مانده؛ خودشان فرستاده می‌شوند.' });
    toast.danger('خطا در ارتباط با سرور', { duration: null });
  }, []);
  return <ToastRegion />;
}

export const States: Story = {
  ...states,
  render: () => (
    <PseudoState as="focused" of="li:first-child > [role=alertdialog]" isElsewhere>
      <All />
    </PseudoState>
  ),
  play: async () => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(4);
  },
};
