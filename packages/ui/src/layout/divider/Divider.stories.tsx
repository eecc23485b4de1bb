import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'چیدمان/Divider',
  component: Divider,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'خطی میان چیزهایی که به هم تعلق ندارند، با کلمه‌ای در میانش اگر لازم باشد. **بکن:** میان دو راه («یا»)، میان کارهای معمولی و کاری که چیزی را می‌برد. **نکن:** میان هر دو چیز خط نکش؛ فاصله بیشتر وقت‌ها بس است. در منو `MenuSeparator` را بردار.\n\n| کلید | کار |\n|---|---|\n| – | با صفحه‌کلید کاری ندارد |',
      },
    },
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWord: Story = {
  name: 'با کلمه',
  args: { label: 'یا' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator', { name: 'یا' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <p>با رمز وارد شو.</p>
      <Divider label="یا" />
      <p>با پیامک وارد شو.</p>
      <Divider />
      <Inline gap={4}>
        <span>پنجم الف</span>
        <Divider orientation="vertical" />
        <span>۲۹ دانش‌آموز</span>
      </Inline>
    </Stack>
  ),
};
