import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Dice } from './Dice.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Dice',
  component: Dice,
  tags: ['autodocs'],
  args: { description: 'دو تاس؛ یکی سه خال و دیگری شش خال دارد.', faces: [3, 6] },
  parameters: {
    docs: {
      description: {
        component:
          'تاس‌ها با خال‌هایشان. **بکن:** برای آزمایش‌های شانس به کار ببر. **نکن:** عدد را کنار خال‌ها ننویس.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Dice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'دو تاس',
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('img', { name: args.description });
    await expect(figure.querySelectorAll('[data-part=pip]')).toHaveLength(9);
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 620 }}>
      <Dice {...args} />
      <Dice description="هر شش وجه" faces={[1, 2, 3, 4, 5, 6]} />
    </div>
  ),
};
