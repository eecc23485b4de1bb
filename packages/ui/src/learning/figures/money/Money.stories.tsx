import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../../testing/states.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Money',
  component: Money,
  tags: ['autodocs'],
  args: { description: 'یک اسکناس پنج هزار تومانی، یک هزار تومانی و سه سکه.', toman: [5000, 1000, 500, 200, 100] },
  parameters: {
    docs: {
      description: {
        component:
          'اسکناس و سکه با طرح خود مشق. تا پانصد تومان سکه است و بالاتر از آن اسکناس؛ ارزش روی هر کدام نوشته شده است. **بکن:** به همان ترتیبی بچین که شمرده می‌شود. **نکن:** شکل پول واقعی را نکش.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Purse: Story = {
  name: 'پول‌های یک کیف',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.description })).toHaveTextContent('۵۰۰۰');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <Money description="سکه‌ها" toman={[500, 200, 100, 50]} />
      <Money description="اسکناس‌ها" toman={[1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]} />
      <Money description="شش پول" toman={[5000, 2000, 2000, 500, 200, 100]} />
    </FigureColumn>
  ),
};
