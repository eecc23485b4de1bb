import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
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
  play: expectDrawnParts('[data-count="5"]', 4),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
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
    </FigureColumn>
  ),
};
