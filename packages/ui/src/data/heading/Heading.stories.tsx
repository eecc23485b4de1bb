import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'داده/Heading',
  component: Heading,
  tags: ['autodocs'],
  args: { level: 2, children: 'کسرهای مساوی' },
  parameters: {
    docs: {
      description: {
        component:
          'عنوانی که پلهٔ آن در صفحه و اندازه‌اش دو چیز جداست. **بکن:** `level` را از جایش در صفحه بگیر، یکی پایین‌تر از آنچه بالای آن است، و `size` را از طرح. **نکن:** برای درشت کردن نوشته، پله را عوض نکن؛ نوشتهٔ درشت `Text` است.\n\n| کلید | کار |\n|---|---|\n| – | خوانده می‌شود و کلیدی ندارد؛ صفحه‌خوان‌ها با H از عنوان به عنوان می‌روند |',
      },
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apart: Story = {
  name: 'پله و اندازه جدا از هم',
  render: () => (
    <Stack>
      <Heading level={2} size="lg">
        پلهٔ دو، کوچک
      </Heading>
      <Heading level={3} size="xxl">
        پلهٔ سه، بزرگ
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (level: number) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level })).fontSize);
    await expect(sizeOf(3)).toBeGreaterThan(sizeOf(2));
  },
};

const LONG = 'فصل سوم: کسرها، بخش کردن چیزها به بخش‌های برابر و مقایسهٔ آن‌ها با هم روی محور عددها و در زندگی هر روز';

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <Heading level={1} size="hero">
        مشق، همراه ریاضی
      </Heading>
      <Heading level={1}>عنوان صفحه</Heading>
      <Heading level={2}>عنوان بخش</Heading>
      <Heading level={3}>عنوان کارت</Heading>
      <Heading level={4}>عنوان کوچک</Heading>
      <Heading level={2} size="base" tone="muted">
        پلهٔ دو، به اندازهٔ متن
      </Heading>
      <Heading level={2} size="xl" tone="accent">
        {LONG}
      </Heading>
      <div style={{ maxInlineSize: 300 }}>
        <Heading level={2} size="xl" lines={2}>
          {LONG}
        </Heading>
      </div>
      <div style={{ maxInlineSize: 300 }}>
        <Heading level={3} lines={1}>
          {LONG}
        </Heading>
      </div>
    </Stack>
  ),
};
