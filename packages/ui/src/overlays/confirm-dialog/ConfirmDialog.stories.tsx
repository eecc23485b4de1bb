import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { states } from '../../testing/states.ts';
import { DialogTrigger } from '../dialog/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'لایه‌ها/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  args: { onConfirm: fn() },
  parameters: {
    docs: {
      // In a frame of its own: an open layer would lie over the whole page of documentation.
      story: { inline: false, height: 420 },
      description: {
        component:
          'پرسیدن پیش از کاری که برگشتنش سخت است؛ بی هیچ تنظیمی، خروج از حساب است. فوکوس از راه برگشت آغاز می‌شود. **بکن:** در پرسش بگو چه از دست می‌رود؛ برای پاک کردن `variant="danger"` و دکمه‌ای با فعل همان کار. **نکن:** برای کارهای برگشت‌پذیر نپرس.\n\n| کلید | کار |\n|---|---|\n| Enter | بستن (فوکوس روی «بستن» است) |\n| Tab | رفتن به «مطمئنم» |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignOut: Story = {
  name: 'خروج از حساب',
  render: (args) => (
    <DialogTrigger>
      <Button variant="secondary">خروج</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'خروج' });
    await userEvent.click(trigger);
    const close = await screen.findByText('بستن');
    await waitFor(() => expect(close.closest('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'مطمئنم' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Unfinished: Story = {
  name: 'برگشتن بهتر است',
  args: {
    isOpen: true,
    variant: 'secondary',
    title: 'تکلیف را تحویل می‌دهی؟',
    children: '۲ سؤال هنوز مانده است. بعد از تحویل دیگر نمی‌توانی جواب بدهی.',
    confirmLabel: 'تحویل می‌دهم',
    closeLabel: 'ادامه می‌دهم',
  },
  play: async () => {
    const goOn = await screen.findByRole('button', { name: 'ادامه می‌دهم' });
    const handIn = screen.getByRole('button', { name: 'تحویل می‌دهم' });
    await waitFor(() => expect(goOn).toHaveFocus());
    await expect(getComputedStyle(goOn).backgroundColor).not.toBe(getComputedStyle(handIn).backgroundColor);
  },
};

export const States: Story = {
  ...states,
  args: {
    isOpen: true,
    variant: 'danger',
    title: 'این تکلیف حذف شود؟',
    children: 'پاسخ‌های ۲۱ دانش‌آموز در گزارش این تکلیف دیگر دیده نمی‌شود.',
    confirmLabel: 'حذف شود',
    onConfirm: fn(() => Promise.reject(new Error('offline'))),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'حذف شود' }));
    const failure = await screen.findByText('این کار انجام نشد. کمی بعد دوباره امتحان کنید.');
    // The dialog may still be opening.
    await waitFor(() => expect(failure).toBeVisible());
  },
};
