import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Bag } from './Bag.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Bag',
  component: Bag,
  tags: ['autodocs'],
  args: {
    description: 'کیسه‌ای با پنج مهرهٔ قرمز، سه مهرهٔ آبی و دو مهرهٔ سبز.',
    bags: [
      {
        beads: [
          { tone: 'rose', count: 5 },
          { tone: 'sky', count: 3 },
          { tone: 'leaf', count: 2 },
        ],
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'کیسهٔ مهره‌ها؛ مهره‌ها در هم‌اند ولی همه شمردنی. **بکن:** تا بیست‌وچهار مهره بگذار. **نکن:** رنگ اصلی تم را به کار نبر.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Bag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'ده مهره',
  play: expectDrawnParts('[data-part=bead]', 10),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Bag {...args} />
      <Bag
        description="دو کیسه"
        bags={[
          {
            beads: [
              { tone: 'turmeric', count: 12 },
              { tone: 'none', count: 8 },
              { tone: 'sky', count: 4 },
            ],
            label: 'کیسهٔ اول',
          },
          {
            beads: [
              { tone: 'turmeric', count: 1 },
              { tone: 'rose', count: 2 },
            ],
            label: 'کیسهٔ دوم',
          },
        ]}
      />
    </FigureColumn>
  ),
};
