import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { CupMeter } from './CupMeter.tsx';

const meta = {
  title: 'پاداش‌ها/CupMeter',
  component: CupMeter,
  tags: ['autodocs'],
  args: { cups: 12, value: 7, max: 10 },
  decorators: [inBox({ maxInlineSize: 420 })],
  parameters: {
    docs: {
      description: {
        component:
          'چند جام گرفته‌ای و جام بعدی چقدر پر شده است. خود جام با هر قدم پرتر می‌شود و همان را نوار و جمله هم می‌گویند. **بکن:** قدم را با `messages` همان بنام که در صفحه است: سؤال، مهارت، روز. **نکن:** جام‌های دیگران را کنارش نگذار؛ جام هیچ‌وقت کم نمی‌شود.\n\n| کلید | کار |\n|---|---|\n| – | خواندنی است |',
      },
    },
  },
} satisfies Meta<typeof CupMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'در راه',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'تا جام بعدی' })).toHaveAttribute(
      'aria-valuetext',
      '۷ قدم از ۱۰ قدم',
    );
    await expect(canvas.getByText('۳ قدم مانده')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={8}>
      <CupMeter cups={0} value={0} />
      <CupMeter cups={3} value={2} />
      <CupMeter cups={12} value={7} />
      <CupMeter cups={128} value={10} />
      <CupMeter
        cups={5}
        value={18}
        max={25}
        size="small"
        messages={{ left: (left) => `${left} سؤال مانده`, spoken: (value, max) => `${value} سؤال از ${max} سؤال` }}
      />
    </Stack>
  ),
};
