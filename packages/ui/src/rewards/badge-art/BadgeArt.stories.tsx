import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/grid/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { BadgeArt } from './BadgeArt.tsx';
import { BADGES } from './badges.ts';

const meta = {
  title: 'پاداش‌ها/BadgeArt',
  component: BadgeArt,
  tags: ['autodocs'],
  args: { badge: 'thirty-skills', size: 160 },
  argTypes: {
    badge: { control: 'select', options: BADGES.map(({ id }) => id) },
    size: { control: 'select', options: [32, 48, 64, 96, 128, 160] },
  },
  parameters: {
    docs: {
      description: {
        component:
          'سی نشان که هر کدام از چند تکه ساخته می‌شود: قاب، زمینه، نقش و فلزِ لبه. فلز را نقطه‌های پایین هم می‌گویند: یک نقطه برنزی، دو نقره‌ای، سه طلایی. نام و معنای هر نشان در `BADGES` است؛ مدرسه می‌تواند با همین تکه‌ها نشان خودش را بسازد.\n\n**بکن:** نام نشان را کنارش بنویس و آنجا `isDecorative` بده؛ نشان را برای تلاش، برگشتن و درست کردن بده. **نکن:** با نشان بچه‌ها را با هم مقایسه نکن؛ نشانِ نگرفته را خاکستری و غمگین نکن: خط‌چین است و می‌گوید «هنوز نه».\n\n| کلید | کار |\n|---|---|\n| – | تصویر است؛ روی آن نمی‌ایستی |',
      },
    },
  },
} satisfies Meta<typeof BadgeArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'یک نشان',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'نشان پر سیمرغ، طلایی' })).toBeVisible();
  },
};

export const Family: Story = {
  name: 'همهٔ خانواده',
  render: () => (
    <Grid as="ul" columns="narrow" gap={6}>
      {BADGES.map(({ id, title, reason }, index) => (
        <li
          key={id}
          style={{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 8, textAlign: 'center' }}
        >
          <BadgeArt badge={id} tier={(['gold', 'silver', 'bronze'] as const)[index % 3] ?? 'gold'} isDecorative />
          <strong>{title}</strong>
          <small>{reason}</small>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={6}>
      {(['got', 'new', 'locked'] as const).map((state) => (
        <Inline key={state} gap={4}>
          {([32, 48, 64, 96, 128, 160] as const).map((size) => (
            <BadgeArt key={size} badge="first-skill" state={state} size={size} />
          ))}
        </Inline>
      ))}
      <Inline gap={4}>
        {(['bronze', 'silver', 'gold'] as const).map((tier) => (
          <BadgeArt key={tier} badge="whole-grade" tier={tier} />
        ))}
        {(['accent', 'reward', 'success', 'danger', 'info'] as const).map((tone) => (
          <BadgeArt
            key={tone}
            badge={{ emblem: 'book', shape: 'shamseh', ground: 'girih', tone }}
            title="نشان مدرسه"
            tier="silver"
          />
        ))}
      </Inline>
      <Inline gap={2}>
        {BADGES.map(({ id }) => (
          <BadgeArt key={id} badge={id} size={48} />
        ))}
      </Inline>
      <Inline gap={2}>
        {BADGES.map(({ id }) => (
          <BadgeArt key={id} badge={id} size={48} state="locked" />
        ))}
      </Inline>
    </Stack>
  ),
};
