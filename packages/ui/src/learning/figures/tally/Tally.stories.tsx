import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tally } from './Tally.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Tally',
  component: Tally,
  tags: ['autodocs'],
  args: {
    description: 'جدول چوب‌خط رنگ‌های دلخواه در سه سطر.',
    rows: [
      { label: 'آبی', count: 13 },
      { label: 'سبز', count: 5 },
      { label: 'زرد', count: 9 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'جدول چوب‌خط؛ خط پنجم روی چهار خط کشیده می‌شود. **بکن:** تا سی را با آن نشان بده. **نکن:** عدد را کنار چوب‌خط ننویس، اگر شمردن خواسته شده است.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Tally>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'رنگ‌ها',
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('img', { name: args.description });
    await expect(figure.querySelectorAll('[data-count="5"]')).toHaveLength(4);
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 620 }}>
      <Tally {...args} />
      <Tally
        description="با عنوان و سطر خواسته‌شده"
        title="وسیلهٔ آمدن به مدرسه"
        rows={[
          { label: 'پیاده', count: 30 },
          { label: 'سرویس', count: null },
          { label: 'دوچرخه', count: 1 },
          { label: 'ماشین', count: 0 },
        ]}
      />
    </div>
  ),
};
