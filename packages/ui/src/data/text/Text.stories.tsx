import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { readingEnds } from '../../testing/reading-ends.ts';
import { states } from '../../testing/states.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'داده/Text',
  component: Text,
  tags: ['autodocs'],
  args: { children: 'هر کسر چند شکل دارد: یک‌دوم همان دوچهارم است.' },
  parameters: {
    docs: {
      description: {
        component:
          'نوشته به اندازه‌ها و رنگ‌های پوسته. **بکن:** برای نوشتهٔ فرعی `tone="muted"` و `size="sm"` بده؛ برای عددهایی که زیر هم‌اند `isNumeric`. **نکن:** درست و نادرست را تنها با رنگ نگو؛ چیزی را که جای دیگر کامل نیست کوتاه نکن.\n\n| کلید | کار |\n|---|---|\n| – | خوانده می‌شود و کلیدی ندارد |',
      },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const LONG =
  'پارسا سه‌چهارم یک پیتزا را خورد و آوا یک‌دوم همان پیتزا را. کدام بیشتر خورده است؟ برای پاسخ دادن هر دو کسر را با مخرج چهار بنویس و صورت‌ها را با هم مقایسه کن. بعد شکل آن را در دفترت بکش.';

export const Cut: Story = {
  name: 'کوتاه‌شده',
  args: { children: LONG, lines: 2 },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(LONG);
    const { lineHeight } = getComputedStyle(text);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(Math.round(text.clientHeight / Number.parseFloat(lineHeight))).toBe(2);
  },
};

const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', 'xxl', 'xxxl'] as const;
const TONES = [
  ['plain', 'نوشته'],
  ['muted', 'نوشتهٔ فرعی'],
  ['accent', 'رنگ پوسته'],
  ['success', 'درست شد'],
  ['danger', 'نادرست است'],
  ['reward', 'جایزه گرفتی'],
  ['info', 'خبر تازه'],
] as const;

const TWO_SCRIPTS = 'Unit 3 را هم می‌توانم همین امروز شروع کنم یا باید تا شنبه بمانم؟';

export const OneLine: Story = {
  name: 'یک خط، دو الفبا',
  args: { children: TWO_SCRIPTS, lines: 1 },
  render: (args) => (
    <div style={{ maxInlineSize: 220 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(TWO_SCRIPTS);
    await expect(readingEnds(text)).toEqual({ isFirstInSight: true, isLastInSight: false });
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <Stack gap={2}>
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            یک‌دوم همان دوچهارم است.
          </Text>
        ))}
      </Stack>
      <Stack gap={2}>
        {TONES.map(([tone, words]) => (
          <Text key={tone} tone={tone}>
            {words}، <Text as="strong">با تأکید</Text>، <Text as="em">با تأکیدی دیگر</Text>
          </Text>
        ))}
      </Stack>
      <Stack gap={1}>
        <Text isStrong>نام‌ها و برچسب‌ها</Text>
        <Text isNumeric>۱۱۱۱۱</Text>
        <Text isNumeric>۰۰۰۰۰</Text>
      </Stack>
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
        <Text lines={1}>{LONG}</Text>
        <Text lines={3} tone="muted">
          {LONG}
        </Text>
      </div>
    </Stack>
  ),
};
