import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { Composer } from './index.ts';

const meta = {
  title: 'گفت‌وگو/Composer',
  component: Composer,
  tags: ['autodocs'],
  args: { onSend: fn(), onSave: fn(), onCancelEdit: fn(), onEditLast: fn(), onTextChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'جای نوشتن پیام: متن، یک تصویر، و ویرایش پیام خود. نوشته تا رسیدن پیام می‌ماند؛ اگر نرسد پاک نمی‌شود. **بکن:** در گفت‌وگویی که پیام را همان دم نشان می‌دهد از `onSend` چیزی برنگردان؛ وگرنه `Promise` بده تا صبر کند. **نکن:** برای پیام ناکام نوشته را دور نریز؛ برای بستن گفت‌وگو دلیلش را در `disabledReason` بگو.\n\nروی گوشی، که Shift+Enter ندارد، Enter سطر تازه می‌آغازد و دکمه می‌فرستد.\n\n| کلید | کار |\n|---|---|\n| Enter | فرستادن یا ذخیره |\n| Shift+Enter | سطر تازه |\n| Escape | انصراف از ویرایش |\n| ↑ در جای خالی | ویرایش آخرین پیام خود |\n| Ctrl+V | افزودن تصویر از بریده‌دان |',
      },
    },
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'پیام' });
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, 'سلام{Shift>}{Enter}{/Shift}تمرین رسید.');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
    // The Enter that ends a composition is the keyboard's.
    fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'سلام\nتمرین رسید.', image: null });
    await waitFor(() => expect(area).toHaveValue(''));
    await expect(area).toHaveFocus();
  },
};

export const Failing: Story = {
  name: 'نرسید',
  render: (args) => <Composer {...args} onSend={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'پیام' });
    await userEvent.type(area, 'نوشته‌ام می‌ماند{Enter}');
    await expect(await canvas.findByText(/فرستاده نشد/)).toBeVisible();
    await expect(area).toHaveValue('نوشته‌ام می‌ماند');
    await expect(area).toHaveFocus();
  },
};

function Case({ children }: { children: ReactNode }) {
  return <div style={{ border: `1px solid ${vars.color.line}`, borderRadius: 16, overflow: 'hidden' }}>{children}</div>;
}

const LONG =
  'برای بخش دوم، شکل را روی کاغذ شطرنجی بکش و هر خانه را یک سانتی‌متر بگیر. بعد محیط را با شمردن ضلع‌ها پیدا کن و با فرمول هم حساب کن؛ باید هر دو یکی شوند.\nاگر نشدند، یک بار دیگر بشمار.';

export const States: Story = {
  ...states,
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
      }}
    >
      <Case>
        <Composer {...args} />
      </Case>
      <Case>
        <Composer {...args} defaultText={LONG} />
      </Case>
      <PseudoStates of="textarea" only={['hovered', 'focused']}>
        {(name) => (
          <Case>
            <Composer {...args} defaultText={name} />
          </Case>
        )}
      </PseudoStates>
      <Case>
        <Composer {...args} editing={{ id: '1', text: 'مهلتش تا سه‌شنبه است.' }} />
      </Case>
      <Case>
        <Composer {...args} defaultText={LONG} maxLength={200} />
      </Case>
      <Case>
        <Composer {...args} defaultText={LONG} maxLength={120} />
      </Case>
      <Case>
        <Composer {...args} hasImages={false} defaultText="تنها متن" />
      </Case>
      <Case>
        <Composer {...args} onSend={() => new Promise(() => {})} defaultText="در حال فرستادن است" />
      </Case>
      <Case>
        <Composer {...args} onSend={() => Promise.reject(new Error('offline'))} defaultText="این یکی نرسید" />
      </Case>
      <Case>
        <Composer {...args} defaultText="با تصویر" />
      </Case>
      <Case>
        <Composer {...args} defaultText="فایلی که تصویر نیست" />
      </Case>
      <Case>
        <Composer {...args} disabledReason="این حساب بسته شده است؛ پیام تازه‌ای نمی‌توان فرستاد." />
      </Case>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sender = (text: string) => canvas.getByDisplayValue(text).closest('form');
    const drawing = document.createElement('canvas');
    Object.assign(drawing, { width: 64, height: 64 });
    const ink = drawing.getContext('2d');
    ink?.fillRect(8, 8, 24, 48);
    ink?.strokeRect(32, 8, 24, 48);
    const picture = await new Promise<Blob | null>((resolve) => drawing.toBlob(resolve));
    const give = (text: string, file: File) => {
      const input = sender(text)?.querySelector<HTMLInputElement>('input[type=file]');
      const files = new DataTransfer();
      files.items.add(file);
      if (!input) return;
      input.files = files.files;
      fireEvent.change(input);
    };
    give('با تصویر', new File([picture ?? ''], 'دفتر.png', { type: 'image/png' }));
    give('فایلی که تصویر نیست', new File(['متن'], 'تکلیف.pdf', { type: 'application/pdf' }));
    for (const text of ['در حال فرستادن است', 'این یکی نرسید']) sender(text)?.requestSubmit();
    await waitFor(() => expect(canvas.getByText(/فرستاده نشد/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('img', { name: 'تصویر پیوست' })).toBeVisible());
    if (document.activeElement instanceof HTMLElement && canvasElement.contains(document.activeElement)) {
      document.activeElement.blur();
    }
  },
};
