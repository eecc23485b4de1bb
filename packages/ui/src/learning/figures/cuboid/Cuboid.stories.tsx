import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Cuboid } from './Cuboid.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Cuboid',
  component: Cuboid,
  tags: ['autodocs'],
  args: {
    description: 'مکعب‌مستطیلی به طول ۶، عرض ۴ و ارتفاع ۳.',
    width: 6,
    height: 3,
    depth: 4,
    labels: {
      width: { t: 'number', value: '6' },
      height: { t: 'number', value: '3' },
      depth: { t: 'number', value: '4' },
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'مکعب‌مستطیل با اندازهٔ یال‌ها؛ یال‌های پنهان خط‌چین‌اند. **بکن:** نسبت‌ها را نزدیک به اندازه‌ها بگذار. **نکن:** برای شمردن مکعب‌ها؛ `Cubes` هست.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Cuboid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'با اندازه‌ها',
  play: expectDrawnParts('[data-shape=polygon]', 3),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Cuboid {...args} />
      <Cuboid description="مکعب" width={5} height={5} depth={5} labels={{ width: { t: 'blank' } }} />
    </FigureColumn>
  ),
};
