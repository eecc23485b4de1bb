import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { formColumn } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { Streak } from './Streak.tsx';

const meta = {
  title: 'پاداش‌ها/Streak',
  component: Streak,
  tags: ['autodocs'],
  args: { practised: [0, 1, 3], today: 4, goal: 4 },
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'روزهای تمرین یک هفته، از شنبه. روز بی‌تمرین روز استراحت است و چیزی کم نمی‌کند. **بکن:** هدف هفتگی را خود دانش‌آموز برگزیند. **نکن:** از «از دست دادن» و «شکستن زنجیره» نگو؛ شمارش را از هفته‌ای به هفتهٔ دیگر نکش.\n\n| کلید | کار |\n|---|---|\n| – | خواندنی است |',
      },
    },
  },
} satisfies Meta<typeof Streak>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Midweek: Story = {
  name: 'میان هفته',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('هر روز یک شروع تازه است.')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={10}>
      <Streak practised={[]} today={0} />
      <Streak practised={[0, 1, 3]} today={4} goal={4} />
      <Streak practised={[0, 2, 3]} today={3} goal={4} />
      <Streak practised={[0, 1, 2, 4, 6]} today={6} goal={4} />
    </Stack>
  ),
};
