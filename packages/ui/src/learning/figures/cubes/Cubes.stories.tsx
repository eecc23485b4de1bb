import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
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
  play: expectDrawnParts('[data-part=cube]', 12),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Cubes {...args} />
      <Cubes
        description="جعبهٔ کامل"
        heights={[
          [3, 3, 3, 3],
          [3, 3, 3, 3],
        ]}
      />
      <Cubes description="یک مکعب" heights={[[1]]} />
    </FigureColumn>
  ),
};
