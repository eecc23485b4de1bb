import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { WEEKDAYS } from '../../i18n/dates.ts';
import { formatDigits } from '../../i18n/digits.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
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

/** As narrow as a card on a phone. */
export const OnPhone: Story = {
  name: 'روی گوشی',
  render: (args) => (
    <div style={{ inlineSize: 310 }}>
      <Heatmap {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const hours = canvas.getAllByRole('columnheader', { name: /^[۰-۹]+$/ });
    const boxes = hours.map((hour) => hour.getBoundingClientRect());
    const isRtl = document.documentElement.dir === 'rtl';
    const day = canvas.getByRole('rowheader', { name: 'شنبه' }).getBoundingClientRect();
    const [first] = boxes;
    // The days are where reading begins, and the hours do not run into each other.
    await expect(isRtl ? day.left >= (first?.right ?? 0) - 1 : day.right <= (first?.left ?? 0) + 1).toBe(true);
    for (const hour of hours) await expect(hour.scrollWidth).toBeLessThanOrEqual(hour.clientWidth + 1);
    for (const hour of hours)
      await expect(Number.parseFloat(getComputedStyle(hour).fontSize)).toBeGreaterThanOrEqual(12);
  },
};

/** With colors forced, the shades of the key differ by bars; those of the cells are the same. */
export const ForcedColors: Story = {
  name: 'رنگ‌های اجباری',
  parameters: { toldApart: [1, 2, 3, 4, 5].map((step) => `figure > div > span:nth-child(${step})`) },
};

export const States: Story = {
  ...states,
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
