import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { BandBar } from './BandBar.tsx';
import { BandLegend } from './BandLegend.tsx';

const counts = { unseen: 4, starting: 3, learning: 5, near: 6, learned: 9, mastered: 2 };
const nobody = { unseen: 0, starting: 0, learning: 0, near: 0, learned: 0, mastered: 0 };

const meta = {
  title: 'نمودارها/BandBar',
  component: BandBar,
  subcomponents: { BandLegend },
  tags: ['autodocs'],
  args: { label: 'کسرهای مساوی', counts },
  parameters: {
    docs: {
      description: {
        component:
          'یک کلاس در یک مهارت: چند نفر در هر سطح‌اند. هر بخش رنگ، نشانه و عدد دارد. **بکن:** یک `BandLegend` در صفحه بگذار. **نکن:** با آن دو کلاس را با هم مقایسه نکن؛ پهنا سهم همان کلاس است.\n\n| کلید | کار |\n|---|---|\n| – | کلیدی ندارد |',
      },
    },
  },
} satisfies Meta<typeof BandBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'کسرهای مساوی' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Card title="کلاس پنجم ب">
      <Stack>
        <BandLegend />
        <BandBar {...args} />
        <BandBar label="یک نفر تنها" counts={{ ...nobody, mastered: 1, unseen: 38 }} />
        <BandBar label="همه ندیده" counts={{ ...nobody, unseen: 29 }} />
        <BandBar label="همه مسلط" counts={{ ...nobody, mastered: 29 }} />
        <BandBar label="کلاس بی‌دانش‌آموز" counts={nobody} />
      </Stack>
    </Card>
  ),
};
