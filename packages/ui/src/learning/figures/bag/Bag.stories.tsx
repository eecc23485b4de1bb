import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('img', { name: args.description });
    await expect(figure.querySelectorAll('[data-part=bead]')).toHaveLength(10);
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 620 }}>
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
    </div>
  ),
};
