import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'داده/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  args: {
    items: [
      { term: 'کلاس', description: 'پنجم ب' },
      { term: 'صفحه‌ها', description: '۴۶ تا ۵۱ ریاضی پنجم' },
      { term: 'مهلت', description: 'سه‌شنبه ۴ آذر، ۲۰:۰۰' },
      { term: 'وضعیت', description: <Badge tone="success">باز</Badge> },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'چند نام و مقدار دربارهٔ یک چیز. **بکن:** نام‌ها را کوتاه نگه دار. **نکن:** برای چند چیز هم‌جنس به کار نبر؛ آن جدول است.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('پنجم ب');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(250px, 1fr))' }}>
      <Card title="تکلیف">
        <DescriptionList {...args} />
      </Card>
      <Card title="جای باریک">
        <div style={{ inlineSize: 200 }}>
          <DescriptionList {...args} />
        </div>
      </Card>
    </div>
  ),
};
