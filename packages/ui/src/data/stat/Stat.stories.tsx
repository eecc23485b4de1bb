import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/grid/index.ts';
import { states } from '../../testing/states.ts';
import { Card } from '../card/index.ts';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'داده/Stat',
  component: Stat,
  tags: ['autodocs'],
  args: { value: 391, label: 'مهارت ریاضی' },
  parameters: {
    docs: {
      description: {
        component:
          'عددی که قهرمان جای خودش است، با آنچه می‌شمارد. **بکن:** یک یا چند عدد مهم صفحه را با آن نشان بده. **نکن:** کودکان را با آن با هم نسنج؛ رتبه نشان نده.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('مهارت ریاضی')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Grid columns="narrow">
      <Card>
        <Stat value={391} label="مهارت ریاضی" size="hero" isCentred />
      </Card>
      <Card>
        <Stat value={29} label="فصل کتاب درسی" tone="text" />
      </Card>
      <Card>
        <Stat value={84} unit="٪" label="پاسخ درست در بار اول" tone="success" hint="هفتهٔ پیش ۷۹٪" />
      </Card>
      <Card>
        <Stat value={12} unit="دقیقه" label="تمرین امروز" tone="reward" />
      </Card>
      <Card>
        <Stat value={5} unit="نفر" label="به کمک نیاز دارند" tone="danger" />
      </Card>
      <Card>
        <Stat value={20450} label="پاسخ" tone="info" hint="از آغاز سال" />
      </Card>
    </Grid>
  ),
};
