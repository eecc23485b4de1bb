import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../../testing/states.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Coins } from './Coins.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Coins',
  component: Coins,
  tags: ['autodocs'],
  args: { description: 'سه سکه: رو، پشت، رو.', sides: ['heads', 'tails', 'heads'] },
  parameters: {
    docs: {
      description: {
        component:
          'سکه‌ها با نام رویی که دیده می‌شود. **بکن:** برای پرتاب سکه به کار ببر. **نکن:** برای پول؛ `Money` هست.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Coins>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'سه سکه',
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('img', { name: args.description });
    await expect(figure).toHaveTextContent('پشت');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Coins {...args} />
      <Coins description="یک سکه" sides={['tails']} />
    </FigureColumn>
  ),
};
