import type { BoardCell } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Cells } from './Cells.tsx';

const cells = (...places: readonly (readonly [number, number])[]): readonly BoardCell[] =>
  places.map(([row, column]) => ({ row, column }));

const meta = {
  title: 'یادگیری/شکل‌ها/Cells',
  component: Cells,
  tags: ['autodocs'],
  args: {
    description: 'صفحه‌ای شطرنجی با شش سطر و هشت ستون؛ پنج خانهٔ سمت چپ خط تقارن رنگی است.',
    boards: [
      {
        rows: 6,
        columns: 8,
        filled: cells([1, 3], [2, 2], [2, 3], [3, 1], [4, 3]),
        axis: { kind: 'vertical', halves: 8 },
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'صفحهٔ شطرنجی با خانه‌ها و نیم‌خانه‌های رنگی و خط تقارن. **بکن:** برای مساحت با شمردن و کامل کردن قرینه به کار ببر. **نکن:** صفحه‌ای بزرگ‌تر از دوازده ستون نگذار؛ روی گوشی شمردنی نیست.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Cells>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mirror: Story = {
  name: 'با خط تقارن',
  play: expectDrawnParts('[data-part=cell]', 5),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <FigureColumn>
      <Cells {...args} />
      <Cells
        description="دو شکل برای مقایسه"
        boards={[
          { rows: 5, columns: 5, filled: cells([1, 1], [1, 2], [2, 1], [2, 2], [3, 2]), label: 'الف' },
          {
            rows: 5,
            columns: 5,
            filled: [
              ...cells([2, 1], [2, 2], [2, 3]),
              { row: 1, column: 1, half: 'bottom-right' },
              { row: 1, column: 3, half: 'bottom-left' },
              { row: 3, column: 1, half: 'top-right' },
              { row: 3, column: 3, half: 'top-left' },
            ],
            label: 'ب',
          },
        ]}
      />
      <Cells
        description="خط تقارن مورب و رنگ‌ها"
        boards={[
          {
            rows: 6,
            columns: 6,
            filled: (['accent', 'turmeric', 'leaf', 'rose', 'sky', 'none'] as const).map((tone, column) => ({
              row: 5,
              column,
              tone,
            })),
            axis: { kind: 'falling' },
          },
        ]}
      />
    </FigureColumn>
  ),
};
