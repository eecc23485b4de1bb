import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { PlaceBlocks } from './PlaceBlocks.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/PlaceBlocks',
  component: PlaceBlocks,
  tags: ['autodocs'],
  args: {
    description: 'سه مکعب هزارتایی، دو صفحهٔ صدتایی، پنج میلهٔ ده‌تایی و چهار یکی.',
    thousands: 3,
    hundreds: 2,
    tens: 5,
    ones: 4,
  },
  parameters: {
    docs: {
      description: {
        component:
          'بسته‌های هزارتایی، صدتایی، ده‌تایی و یکی، همه با یک مقیاس: ده‌تای هر کدام به اندازهٔ یکی از بعدی است. **بکن:** از هر کدام تا نه تا. **نکن:** عدد را در توضیح ننویس؛ تعداد بسته‌ها را بگو.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof PlaceBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourDigits: Story = {
  name: 'عدد چهاررقمی',
  play: expectDrawnParts('[data-block]', 14),
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <PlaceBlocks description="عدد چهاررقمی" thousands={3} hundreds={2} tens={5} ones={4} />
      <PlaceBlocks description="با صفر در میان" thousands={1} hundreds={0} tens={0} ones={6} />
      <PlaceBlocks description="بیشترین تعداد" thousands={9} hundreds={9} tens={9} ones={9} />
    </FigureColumn>
  ),
};
