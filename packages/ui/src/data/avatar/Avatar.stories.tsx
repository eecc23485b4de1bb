import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/inline/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'داده/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  args: { name: 'آوا احمدی', person: 'girl' },
  parameters: {
    docs: {
      description: {
        component:
          'تصویر یک نفر. اگر تصویر خالی یا `no-image` باشد یا باز نشود، نقش دختر، پسر یا دفتر می‌آید؛ بی `person` نخستین حرف نام، با رنگی که همیشه از آن همان نام است. **بکن:** کنار نام، آن را آرایه بگذار؛ جای تنها `isNamed` بده. **نکن:** آن را دکمه نکن.\n\n| کلید | کار |\n|---|---|\n| — | تنها برای دیدن و شنیدن است؛ Tab روی آن نمی‌ایستد |',
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  name: 'با نام شنیدنی',
  args: { isNamed: true, size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'تصویر آوا احمدی' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <Inline key={size}>
          <Avatar name="آوا احمدی" person="girl" size={size} />
          <Avatar name="پارسا کریمی" person="boy" size={size} />
          <Avatar name="مدرسهٔ امید" person="other" size={size} />
          {['رادین موسوی', 'آرش کاظمی', 'مهسا', 'کیان'].map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Avatar name="مانی صادقی" person="boy" src="no-image" size={size} />
        </Inline>
      ))}
    </Stack>
  ),
};
