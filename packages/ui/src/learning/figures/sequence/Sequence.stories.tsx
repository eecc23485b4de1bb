import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Sequence } from './Sequence.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Sequence',
  component: Sequence,
  tags: ['autodocs'],
  args: {
    description: 'ردیف شکل‌ها: دایره، مثلث، مثلث، دایره، مثلث، مثلث و یک جای خالی.',
    items: [
      { shape: 'circle', tone: 'sky' },
      { shape: 'triangle', tone: 'rose' },
      { shape: 'triangle', tone: 'rose' },
      { shape: 'circle', tone: 'sky' },
      { shape: 'triangle', tone: 'rose' },
      { shape: 'triangle', tone: 'rose' },
      null,
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'ردیفی از شکل‌ها از چپ به راست؛ جای خواسته‌شده خانهٔ خط‌چین است. **بکن:** دست‌کم دو دورهٔ کامل را نشان بده. **نکن:** دو شکل را تنها با رنگ جدا نکن، مگر هاشورشان هم جدا باشد.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Sequence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'الگوی تکراری',
  play: expectDrawnParts('[data-part=box]', 1),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Sequence {...args} />
      <Sequence
        description="همهٔ شکل‌ها و رنگ‌ها"
        items={[
          { shape: 'circle', tone: 'accent' },
          { shape: 'square', tone: 'turmeric' },
          { shape: 'triangle', tone: 'leaf' },
          { shape: 'star', tone: 'rose' },
          { shape: 'diamond', tone: 'sky' },
          { shape: 'hexagon', tone: 'none' },
        ]}
      />
      <Sequence
        description="بلندترین ردیف"
        items={[
          ...Array.from({ length: 9 }, (_, index) => ({
            shape: index % 4 === 0 ? ('diamond' as const) : ('square' as const),
            tone: index % 4 < 2 ? ('leaf' as const) : ('none' as const),
          })),
          null,
        ]}
      />
    </FigureColumn>
  ),
};
