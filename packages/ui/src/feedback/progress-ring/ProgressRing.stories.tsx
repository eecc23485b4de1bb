import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { states } from '../../testing/states.ts';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'بازخورد/ProgressRing',
  component: ProgressRing,
  tags: ['autodocs'],
  args: { label: 'نزدیک یادگیری', value: 3, max: 4 },
  parameters: {
    docs: {
      description: {
        component:
          'پیشرفت در جای یک نشانه. **بکن:** کنار آن بنویس چیست. **نکن:** چند حلقه را برای سنجیدن با هم کنار هم نگذار؛ نمودار میله‌ای خواناتر است.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'نزدیک یادگیری' })).toHaveAttribute('aria-valuenow', '3');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Inline gap={6}>
      <ProgressRing label="آغاز" value={0} />
      <ProgressRing label="فصل ۲" value={35} size="small" />
      <ProgressRing label="نزدیک یادگیری" value={3} max={4}>
        ۳ از ۴
      </ProgressRing>
      <ProgressRing label="تا جام بعدی" value={7} max={10} tone="reward" size="large" />
      <ProgressRing label="تمام" value={100} tone="success" size="large">
        <Star size="1.25em" />
      </ProgressRing>
    </Inline>
  ),
};
