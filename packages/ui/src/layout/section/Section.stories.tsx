import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Card } from '../../data/card/index.ts';
import { states } from '../../testing/states.ts';
import { Stack } from '../stack/index.ts';
import { Section } from './Section.tsx';

const meta = {
  title: 'چیدمان/Section',
  component: Section,
  tags: ['autodocs'],
  args: { title: 'تکلیف‌های باز', subtitle: 'دو تکلیف', children: <Card>صفحه‌های ۴۶ تا ۵۱</Card> },
  parameters: {
    docs: {
      description: {
        component:
          'بخشی نام‌دار از صفحه، بی‌کارت. **بکن:** درجهٔ عنوان را یکی پایین‌تر از عنوان بالایش بگیر. **نکن:** برای یک چیز تنها به کار نبر؛ آن `Card` است.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={8}>
      <Section {...args} />
      <Section title="به کمک نیاز دارند" actions={<Button variant="quiet">همه</Button>}>
        <Card>پارسا کریمی</Card>
      </Section>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'تکلیف‌های باز' })).toBeVisible();
  },
};
