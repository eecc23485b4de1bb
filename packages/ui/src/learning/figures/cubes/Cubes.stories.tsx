import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cubes } from './Cubes.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Cubes',
  component: Cubes,
  tags: ['autodocs'],
  args: {
    description: 'مکعب‌هایی در سه ردیف که مانند پله پایین می‌آیند.',
    heights: [
      [3, 2, 1],
      [2, 1, 1],
      [1, 1, 0],
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'برج‌های مکعبی از گوشهٔ بالا. **بکن:** بلندترین برج‌ها را عقب و چپ بگذار تا مکعبی پنهان نماند. **نکن:** بیش از شصت مکعب نچین.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Cubes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'پله‌ها',
  play: async ({ canvas, args }) => {
    const figure = canvas.getByRole('img', { name: args.description });
    await expect(figure.querySelectorAll('[data-part=cube]')).toHaveLength(12);
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 620 }}>
      <Cubes {...args} />
      <Cubes
        description="جعبهٔ کامل"
        heights={[
          [3, 3, 3, 3],
          [3, 3, 3, 3],
        ]}
      />
      <Cubes description="یک مکعب" heights={[[1]]} />
    </div>
  ),
};
