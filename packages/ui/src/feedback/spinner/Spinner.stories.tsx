import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { states } from '../../testing/states.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'بازخورد/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'انتظار کوتاه با پایان نامعلوم. **بکن:** بگو برای چه صبر می‌کنیم. **نکن:** اگر چیدمان آینده معلوم است به جای `Skeleton` به کار نبر.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('در حال آماده شدن…');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Inline gap={8}>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
      <Spinner size="small" isLabelHidden={false} label="در حال ذخیره…" />
      <Spinner isCentred isLabelHidden={false} label="سؤال بعدی دارد می‌آید…" />
    </Inline>
  ),
};
