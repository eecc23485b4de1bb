import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
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
  play: expectDrawnParts('[data-part=pip]', 9),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Dice {...args} />
      <Dice description="هر شش وجه" faces={[1, 2, 3, 4, 5, 6]} />
    </FigureColumn>
  ),
};
