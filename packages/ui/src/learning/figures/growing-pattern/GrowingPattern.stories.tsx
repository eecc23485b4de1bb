import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { GrowingPattern } from './GrowingPattern.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/GrowingPattern',
  component: GrowingPattern,
  tags: ['autodocs'],
  args: {
    description: 'سه شکل نخست از الگویی با چوب‌کبریت؛ هر شکل یک مربع بیشتر دارد.',
    figures: [1, 2, 3].map((number) => ({
      number,
      pieces: 'sticks',
      at: [
        [
          [0, 0],
          [0, 1],
        ],
        ...Array.from(
          { length: number },
          (_, x) =>
            [
              [
                [x, 0],
                [x + 1, 0],
              ],
              [
                [x, 1],
                [x + 1, 1],
              ],
              [
                [x + 1, 0],
                [x + 1, 1],
              ],
            ] as const,
        ).flat(),
      ],
    })),
  },
  parameters: {
    docs: {
      description: {
        component:
          'شکل‌های یک الگوی رشدکننده با شماره‌هایشان، همه به یک اندازه. **بکن:** سه یا چهار شکل نخست را بگذار. **نکن:** شکل خواسته‌شده را نکش.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof GrowingPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  name: 'چوب‌کبریت',
  play: expectDrawnParts('[data-part=stick]', 21),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <GrowingPattern {...args} />
      <GrowingPattern
        description="عددهای مثلثی با نقطه"
        lattice="triangle"
        figures={[1, 2, 3, 4].map((number) => ({
          number,
          pieces: 'dots',
          at: Array.from({ length: number }, (_, y) =>
            Array.from({ length: number - y }, (_, x) => [2 * x + y, y] as const),
          ).flat(),
        }))}
      />
      <GrowingPattern
        description="مربع‌ها"
        figures={[1, 2, 3, 4].map((number) => ({
          number,
          pieces: 'squares',
          at: [
            ...Array.from({ length: number }, (_, x) => [x, 0] as const),
            ...Array.from({ length: number }, (_, y) => [0, y + 1] as const),
          ],
        }))}
      />
      <GrowingPattern
        description="مثلث‌های چوب‌کبریتی"
        lattice="triangle"
        figures={[1, 2].map((number) => ({
          number,
          pieces: 'sticks',
          at: Array.from(
            { length: number },
            (_, x) =>
              [
                [
                  [2 * x, 0],
                  [2 * x + 2, 0],
                ],
                [
                  [2 * x, 0],
                  [2 * x + 1, 1],
                ],
                [
                  [2 * x + 2, 0],
                  [2 * x + 1, 1],
                ],
              ] as const,
          ).flat(),
        }))}
      />
    </FigureColumn>
  ),
};
