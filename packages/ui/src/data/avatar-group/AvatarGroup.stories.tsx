import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const people = [
  'باران بهرامی',
  'پارسا تهرانی',
  'ترانه نادری',
  'حسین کریمی',
  'دانیال جعفری',
  'رها مرادی',
  'زهرا صادقی',
].map((name) => ({ name }));

const meta = {
  title: 'داده/AvatarGroup',
  component: AvatarGroup,
  tags: ['autodocs'],
  args: { 'aria-label': 'گروه ستاره‌ها', people },
  parameters: {
    docs: {
      description: {
        component:
          'عکس چند نفر که با هم‌اند، هر کدام روی لبهٔ پیشین. نام همه برای صفحه‌خوان هست. **بکن:** کنار نام گروه، گفت‌وگو یا کار. **نکن:** جای فهرست نام‌ها؛ برای انتخاب آدم‌ها `MultiSelect` را بردار.\n\n| کلید | کار |\n|---|---|\n| – | با صفحه‌کلید کاری ندارد |',
      },
    },
  },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  name: 'بیشتر از جا',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('+۳')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={5}>
      <AvatarGroup {...args} />
      <AvatarGroup {...args} aria-label="بزرگ‌تر" size="medium" />
      <AvatarGroup
        {...args}
        aria-label="با چهره"
        people={[
          { name: 'آوا احمدی', person: 'girl' },
          { name: 'پارسا کریمی', person: 'boy' },
        ]}
      />
      <AvatarGroup {...args} aria-label="یکی بیش از جا" people={people.slice(0, 5)} />
    </Stack>
  ),
};
