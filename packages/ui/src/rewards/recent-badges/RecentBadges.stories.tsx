import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { RecentBadges } from './RecentBadges.tsx';

const meta = {
  title: 'پاداش‌ها/RecentBadges',
  component: RecentBadges,
  tags: ['autodocs'],
  args: {
    badges: [{ id: 'autumn', isNew: true }, { id: 'own-correction' }, { id: 'first-skill' }],
    next: 'big-numbers',
  },
  parameters: {
    docs: {
      description: {
        component:
          'سه نشان آخر دانش‌آموز روی یک طاقچه، و یکی که می‌تواند بیاید. **بکن:** راه قفسهٔ کامل را کنارش بگذار. **نکن:** نشان دو دانش‌آموز را کنار هم نگذار.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof RecentBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'نشان انار یلدا، طلایی، تازه' })).toBeVisible();
    await expect(canvas.getByText(/تازه: «انار یلدا»/)).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={8}>
      <RecentBadges {...args} />
      <RecentBadges badges={[{ id: 'first-practice' }]} next="clock" />
      <RecentBadges badges={[]} next="first-practice" />
      <div style={{ maxInlineSize: 220 }}>
        <RecentBadges {...args} />
      </div>
    </Stack>
  ),
};
