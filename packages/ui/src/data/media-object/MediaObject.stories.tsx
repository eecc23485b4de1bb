import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DayStar, Pomegranate } from '../../illustrations/notebook-scene/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { MediaObject } from './MediaObject.tsx';

const meta = {
  title: 'داده/MediaObject',
  component: MediaObject,
  tags: ['autodocs'],
  args: { picture: <DayStar />, title: '۲ روز تمرین', note: 'هدف این هفته: ۳ روز' },
  parameters: {
    docs: {
      description: {
        component:
          'یک نقش کوچک و یک جمله کنارش. **بکن:** همه‌چیز را در کلمه‌ها بگو. **نکن:** نقشی نگذار که معنایی جدا دارد.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است |',
      },
    },
  },
} satisfies Meta<typeof MediaObject>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۲ روز تمرین')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={4}>
      <MediaObject {...args} />
      <MediaObject picture={<Pomegranate variant="outline" />} title="درخت تو" note="هر مهارت، یک انار" />
      <MediaObject picture={<Pomegranate />} title="۴ مهارت بلدی" />
    </Stack>
  ),
};
