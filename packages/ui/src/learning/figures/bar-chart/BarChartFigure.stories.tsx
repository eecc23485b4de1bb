import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { BarChartFigure } from './BarChartFigure.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/BarChartFigure',
  component: BarChartFigure,
  tags: ['autodocs'],
  args: {
    description: 'نمودار میله‌ای میوه‌های دلخواه؛ محور از ۰ تا ۱۰ است.',
    title: 'میوهٔ دلخواه کلاس',
    unit: 'نفر',
    step: 2,
    to: 10,
    bars: [
      { label: 'سیب', value: 8 },
      { label: 'موز', value: 5 },
      { label: 'انار', value: 9 },
      { label: 'انگور', value: 3 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'نمودار میله‌ای برای خواندن؛ عدد روی میله‌ها نیست و خط‌ها چشم را به محور می‌رسانند. **بکن:** گام محور را چنان بگذار که بلندی میله‌ها خواندنی باشد. **نکن:** میلهٔ خواسته‌شده را بی‌نشان خالی نگذار؛ `null` علامت پرسش می‌گذارد.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof BarChartFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'میوه‌ها',
  play: expectDrawnParts('[data-part=bar]', 4),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <BarChartFigure {...args} />
      <BarChartFigure
        description="با میلهٔ خواسته‌شده و نام‌های بلند"
        unit="کتاب"
        step={100}
        to={600}
        bars={[
          { label: 'فروردین', value: 350, tone: 'leaf' },
          { label: 'اردیبهشت', value: 500, tone: 'rose' },
          { label: 'خرداد', value: null },
          { label: 'تیر', value: 0, tone: 'turmeric' },
          { label: 'مرداد', value: 250, tone: 'accent' },
          { label: 'شهریور', value: 600, tone: 'none' },
        ]}
      />
    </FigureColumn>
  ),
};
