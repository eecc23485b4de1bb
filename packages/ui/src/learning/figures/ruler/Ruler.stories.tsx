import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Ruler } from './Ruler.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Ruler',
  component: Ruler,
  tags: ['autodocs'],
  args: {
    description: 'پاره‌خطی روی خط‌کش که از صفر آغاز می‌شود.',
    from: 0,
    to: 10,
    object: { kind: 'segment', from: 0, to: 73 },
  },
  parameters: {
    docs: {
      description: {
        component:
          'خط‌کش با سانتی‌متر و میلی‌متر و چیزی که روی لبهٔ آن است؛ صفر در چپ. **بکن:** برای اندازه‌های بلند فقط تکهٔ لازم خط‌کش را نشان بده. **نکن:** بیش از دوازده سانتی‌متر را با میلی‌متر نپرس؛ روی گوشی خواندنی نیست.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Ruler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'پاره‌خط',
  play: expectDrawnParts('[data-mark=centimetre]', 11),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Ruler {...args} />
      <Ruler description="مدادی که از دو آغاز می‌شود" from={0} to={12} object={{ kind: 'pencil', from: 20, to: 95 }} />
      <Ruler description="تکه‌ای از خط‌کش" from={8} to={15} object={{ kind: 'segment', from: 85, to: 134 }} />
      <Ruler description="خط‌کش بلند" from={0} to={15} object={{ kind: 'pencil', from: 0, to: 12 }} />
    </FigureColumn>
  ),
};
