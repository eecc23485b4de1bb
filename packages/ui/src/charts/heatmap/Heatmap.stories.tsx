import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { WEEKDAYS } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Heatmap } from './Heatmap.tsx';

const hours = Array.from({ length: 12 }, (_, index) => formatDigits(index + 10));
const values = WEEKDAYS.map((_, day) =>
  hours.map((__, hour) =>
    day === 6 && hour < 4 ? null : Math.round(Math.max(0, 18 - Math.abs(hour - 7) * 4 - day * 2)),
  ),
);

const meta = {
  title: 'نمودارها/Heatmap',
  component: Heatmap,
  tags: ['autodocs'],
  args: { title: 'کلاس چه ساعتی تمرین می‌کند', rows: WEEKDAYS, columns: hours, values },
  parameters: {
    docs: {
      description: {
        component:
          'چه وقت، چقدر: روز در سطر و ساعت در ستون، هرچه بیشتر تیره‌تر. جدول واقعی است و عددها نوشته می‌شوند. **بکن:** برای دیدن الگو در هفته. **نکن:** برای یک عدد دقیق.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی جدول |\n| ← و → | دیدن ستون‌های بیرون مانده |',
      },
    },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Heatmap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <Stack gap={8}>
      <Heatmap {...args} />
      <PseudoStates of="section" only={['focused']}>
        {(name) => <Heatmap {...args} title={name} />}
      </PseudoStates>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'کلاس چه ساعتی تمرین می‌کند' });
    await expect(table).toBeVisible();
    await expect(within(table).getByRole('row', { name: /^شنبه/ })).toHaveTextContent('۱۸');
  },
};
