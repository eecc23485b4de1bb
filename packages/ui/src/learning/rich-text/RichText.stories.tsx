import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { SAMPLE_RICH_TEXT } from '../testing/sample-rich-text.ts';
import { RichText } from './RichText.tsx';

const meta = {
  title: 'یادگیری/RichText',
  component: RichText,
  tags: ['autodocs'],
  args: { document: SAMPLE_RICH_TEXT },
  parameters: {
    docs: {
      description: {
        component:
          'آنچه کسی در `RichTextField` نوشته است: بند، سرخط، فهرست، پیوند و فرمول. کوچک است و از ویرایشگر چیزی نمی‌آورد. هر خط جهت خودش را دارد، رقم‌ها رقم‌های خواننده‌اند و فرمول جزیره‌ای از چپ به راست است. سند را `readRichText` از `@mashq/curriculum/rich-text` می‌خواند، در سرور هم. **بکن:** سندی را که از بیرون می‌رسد پیش از نگه داشتن با `readRichText` بخوان و `headingLevel` را یکی بیش از سرخط بالای آن بده. **نکن:** HTML به آن نده و برای صورت سؤال نیست؛ `BlockContent` را بردار.\n\n| کلید | کار |\n|---|---|\n| Tab | پیوند بعد |',
      },
    },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {
  name: 'پیام معلم',
  play: async ({ canvas }) => {
    const line = canvas.getByText('Geometry, page 7!');
    await expect(getComputedStyle(line).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByText('خط‌کش')).direction).toBe('rtl');
    const math = canvas.getByText(/^سه چهارم/).parentElement?.querySelector('bdi');
    await expect(math && getComputedStyle(math).direction).toBe('ltr');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={5}>
      <RichText {...args} />
      <Card title="در یک کارت">
        <RichText {...args} headingLevel={3} />
      </Card>
      <div style={{ maxInlineSize: 220 }}>
        <RichText {...args} />
      </div>
    </Stack>
  ),
};
