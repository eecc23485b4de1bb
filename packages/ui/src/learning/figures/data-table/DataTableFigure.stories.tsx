import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../../testing/states.ts';
import { fraction } from '../../testing/nodes.ts';
import { DataTableFigure } from './DataTableFigure.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/DataTableFigure',
  component: DataTableFigure,
  tags: ['autodocs'],
  args: {
    description: 'مسافتی که هر روز پیموده شد',
    columns: ['روز', 'مسافت (کیلومتر)', 'کسر راه'],
    rows: [
      [
        { t: 'text', text: 'شنبه' },
        { t: 'math', math: { t: 'number', value: '12.5' } },
        { t: 'math', math: fraction('1', '4') },
      ],
      [
        { t: 'text', text: 'یکشنبه' },
        { t: 'math', math: { t: 'number', value: '8' } },
        { t: 'math', math: { t: 'blank' } },
      ],
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'جدول سادهٔ یک سؤال. پیرو صفحه است: ستون اول در راست. **بکن:** عددها را با `math` بنویس تا درست خوانده شوند. **نکن:** برای فهرست‌های بلند و مرتب‌شدنی `Table` هست.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof DataTableFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'یک چهارم' })).toBeInTheDocument();
  },
};
