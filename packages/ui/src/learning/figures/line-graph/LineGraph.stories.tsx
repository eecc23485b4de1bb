import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { LineGraph } from './LineGraph.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/LineGraph',
  component: LineGraph,
  tags: ['autodocs'],
  args: {
    description: 'نمودار خط شکستهٔ دمای ظهر در یک هفته؛ محور از ۱۰ تا ۳۰ درجه است.',
    title: 'دمای ظهر',
    unit: 'درجه',
    from: 10,
    step: 5,
    to: 30,
    points: [
      { label: 'شنبه', value: 15 },
      { label: 'یکشنبه', value: 20 },
      { label: 'دوشنبه', value: 18 },
      { label: 'سه‌شنبه', value: 25 },
      { label: 'چهارشنبه', value: 30 },
      { label: 'پنجشنبه', value: 22 },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'نمودار خط شکسته برای خواندن مقدار و تغییر. محوری که از صفر آغاز نشود شکسته کشیده می‌شود. **بکن:** از پنج تا هشت نقطه بگذار. **نکن:** دو خط را روی هم نکش.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof LineGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'دمای هفته',
  play: expectDrawnParts('[data-part=point]', 6),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <LineGraph {...args} />
      <LineGraph
        description="از صفر، با نقطهٔ خواسته‌شده"
        step={500}
        to={2500}
        unit="تومان"
        points={[
          { label: 'مهر', value: 500 },
          { label: 'آبان', value: 1500 },
          { label: 'آذر', value: null },
          { label: 'دی', value: 2500 },
          { label: 'بهمن', value: 1000 },
        ]}
      />
    </FigureColumn>
  ),
};
