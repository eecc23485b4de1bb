import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../../testing/states.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { Column } from './Column.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/Column',
  component: Column,
  tags: ['autodocs'],
  args: {
    description: 'جمع ۴۷۶ و ۲۵۸ زیر هم، با رقم‌های انتقالی؛ حاصل جمع خالی است.',
    operator: '+',
    terms: ['476', '258'],
    carries: ['1', '1', ''],
    result: null,
  },
  parameters: {
    docs: {
      description: {
        component:
          'جمع، تفریق و ضرب به همان صورت که روی کاغذ نوشته می‌شود. جای رقم‌ها از خود داده پیدا می‌شود: در جمع و تفریق ممیزها زیر هم‌اند، در ضرب رقم‌های آخر. **بکن:** رقم خواسته‌شده را «?» بنویس و حاصلی را که پرسیده شده `null` بگذار. **نکن:** تقسیم را با آن نکش؛ `LongDivision` هست.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof Column>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Addition: Story = {
  name: 'جمع با انتقال',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.description })).toHaveTextContent('۴۷۶');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <Column
        description="جمع سه عدد"
        operator="+"
        terms={['1476', '258', '39']}
        carries={['', '1', '2', '']}
        result="1773"
      />
      <Column
        description="تفریق با قرض"
        operator="−"
        terms={['5003', '1476']}
        carries={['4', '9', '9', '13']}
        result="3527"
      />
      <Column description="رقم پنهان" operator="+" terms={['3?4', '25?']} result="?02" />
      <Column description="جمع اعشاری" operator="+" terms={['12.5', '3.75']} result="16.25" />
      <Column description="ضرب خواسته‌شده" operator="×" terms={['47', '36']} result={null} />
      <Column
        description="ضرب دو رقمی"
        operator="×"
        terms={['2.4', '3.6']}
        partials={['144', '72 ']}
        carries={['2', '']}
        result="8.64"
      />
    </FigureColumn>
  ),
};
