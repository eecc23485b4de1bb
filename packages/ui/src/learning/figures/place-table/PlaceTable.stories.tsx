import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../../testing/states.ts';
import { FigureColumn } from '../testing/FigureColumn.tsx';
import { PlaceTable } from './PlaceTable.tsx';

const meta = {
  title: 'یادگیری/شکل‌ها/PlaceTable',
  component: PlaceTable,
  tags: ['autodocs'],
  args: {
    description: 'جدول ارزش مکانی عدد',
    columns: ['هزارگان', 'صدگان', 'دهگان', 'یکان'],
    rows: [['3', '4', '?', '8']],
  },
  parameters: {
    docs: {
      description: {
        component:
          'جدول ارزش مکانی: هزارگان در چپ و یکان در راست، مثل خود عدد. برای صفحه‌خوان جدولی واقعی است. **بکن:** خانهٔ خواسته‌شده را با «?» خالی بگذار. **نکن:** در یک خانه بیش از یک رقم ننویس.\n\n| کلید | کار |\n|---|---|\n| – | فقط دیدنی است؛ صفحه‌خوان توضیح آن را می‌خواند |',
      },
    },
  },
} satisfies Meta<typeof PlaceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourDigits: Story = {
  name: 'عدد چهاررقمی',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: args.description })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'جای خالی' })).toBeInTheDocument();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <FigureColumn>
      <PlaceTable
        description="دو عدد زیر هم"
        columns={['هزارگان', 'صدگان', 'دهگان', 'یکان']}
        rows={[
          ['3', '4', '?', '8'],
          ['', '2', '0', '5'],
        ]}
      />
      <PlaceTable description="عدد اعشاری" columns={['یکان', 'دهم', 'صدم', 'هزارم']} rows={[['0', '7', '2', '5']]} />
    </FigureColumn>
  ),
};
