import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'بازخورد/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'سؤال‌های تکلیف', value: 21, max: 29 },
  parameters: {
    docs: {
      description: {
        component:
          'کار تا کجا پیش رفته است، با عدد کنار آن. **بکن:** همیشه نام بده، دست‌کم برای شنیدن. **نکن:** برای نمره یا مقایسهٔ کودکان به کار نبر؛ برای انتظار نامعلوم مقدار نده.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'سؤال‌های تکلیف' });
    await expect(bar).toHaveAttribute('aria-valuenow', '21');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <ProgressBar label="تازه شروع شده" value={0} max={10} />
      <ProgressBar label="سؤال‌های تکلیف" value={21} max={29} />
      <ProgressBar label="تا جام بعدی" value={7} max={10} tone="reward" />
      <ProgressBar label="تمام" value={10} max={10} tone="success" valueText="همه درست" />
      <ProgressBar label="بی‌پاسخ" value={4} max={25} tone="danger" size="small" />
      <ProgressBar label="پیش‌رفت فصل" value={3} max={8} tone="info" isLabelHidden isValueHidden />
    </Stack>
  ),
};

export const Unknown: Story = { name: 'نامعلوم', render: () => <ProgressBar label="در حال فرستادن" /> };
