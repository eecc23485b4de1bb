import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../../testing/states.ts';
import { expectDrawnParts } from '../testing/expect-drawn-parts.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { AreaGrid } from './AreaGrid.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/AreaGrid',
  component: AreaGrid,
  tags: ['autodocs'],
  args: {
    description: 'مستطیلی با سه سطر و پنج ستون مساوی؛ دو سطر و چهار ستون آن رنگی است.',
    rows: 3,
    columns: 5,
    shadedRows: 2,
    shadedColumns: 4,
  },
  parameters: {
    docs: {
      description: {
        component:
          'مستطیلی که از دو سو بریده شده است: حاصل‌ضرب دو کسر جایی است که سطرها و ستون‌های رنگی روی هم می‌افتند. سطرها و ستون‌ها با جهت هاشور هم از هم جدا می‌شوند. **بکن:** برای ضرب کسر در کسر به کار ببر. **نکن:** برای نشان دادن یک کسر تنها، نوار یا دایره ساده‌تر است.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof AreaGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  name: 'ضرب دو کسر',
  play: expectDrawnParts('[data-part=both]', 8),
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <AreaGrid description="ضرب دو کسر" rows={3} columns={5} shadedRows={2} shadedColumns={4} />
      <AreaGrid description="تنها سطرها" rows={4} columns={6} shadedRows={3} shadedColumns={0} />
      <AreaGrid description="تنها ستون‌ها" rows={2} columns={3} shadedRows={0} shadedColumns={1} />
      <AreaGrid description="دوازده در دوازده" rows={6} columns={12} shadedRows={5} shadedColumns={7} />
    </FigureColumn>
  ),
};
