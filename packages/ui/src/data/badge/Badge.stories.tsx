import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Star, X } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { Card } from '../card/index.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'داده/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'در حال کار', tone: 'reward' },
  parameters: {
    docs: {
      description: {
        component:
          'یک کلمه دربارهٔ وضع چیزی. **بکن:** وضع را با واژه بگو، رنگ و نشانه همراهش است. **نکن:** آن را دکمه نکن؛ برای برچسبی که برداشته می‌شود `Tag` هست.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('در حال کار')).toBeVisible();
  },
};

export const InColumn: Story = {
  name: 'در ستون',
  render: (args) => (
    <Stack>
      <Badge {...args} />
      <Card>
        <Badge tone="success">تمام</Badge>
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of ['در حال کار', 'تمام']) {
      const badge = canvas.getByText(words);
      await expect(badge.clientWidth).toBeLessThan((badge.parentElement?.clientWidth ?? 0) / 2);
    }
  },
};

export const InNarrowCell: Story = {
  name: 'در خانهٔ تنگ جدول',
  render: (args) => (
    <div style={{ inlineSize: 60 }}>
      <Badge {...args} icon={<X size="1em" />}>
        نادرست
      </Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    // The word does not run out of its badge.
    const badge = canvas.getByText('نادرست');
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Inline>
      <Badge>پیش‌نویس</Badge>
      <Badge tone="accent">ریاضی پنجم</Badge>
      <Badge tone="reward" icon={<Clock size="1em" />}>
        تا فردا
      </Badge>
      <Badge tone="success" icon={<Check size="1em" />}>
        تمام
      </Badge>
      <Badge tone="danger" icon={<X size="1em" />}>
        نرسیده
      </Badge>
      <Badge tone="info">تازه</Badge>
      <Badge tone="solid" icon={<Star size="1em" />}>
        ۱۲ جام
      </Badge>
    </Inline>
  ),
};
