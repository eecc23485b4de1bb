import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'فرم‌ها/CodeField',
  component: CodeField,
  tags: ['autodocs'],
  args: { onChange: fn(), onComplete: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'کد یک‌بارمصرف پیامک. یک خانهٔ واقعی است که چند خانه کشیده می‌شود؛ پس گوشی خودش پُرش می‌کند و یک‌جا چسبانده می‌شود، با هر رقمی و حتی با متن پیامک دور آن. **بکن:** در `onComplete` بی‌درنگ بررسی کن و دکمه را هم نگه دار. **نکن:** وقتی کد نادرست بود چیزی را که نوشته شده پاک نکن مگر با گفتن دلیل.\n\n| کلید | کار |\n|---|---|\n| رقم‌ها | نوشتن؛ در کد پُر، به جای رقم بعد |\n| Backspace | پاک کردن |\n| ← → | جابه‌جایی میان رقم‌ها |',
      },
    },
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  args: { description: 'کد ۶ رقمی را به ۰۹۱۲۳۴۵۶۷۸۹ فرستادیم.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'کد تأیید' });
    await userEvent.type(input, '12۳۴٥٦');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await expect(input).toHaveValue('۱۲۳۴۵۶');
  },
};

export const Pasted: Story = {
  name: 'چسبانده',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('مشق: کد ورود شما ۱۲۳۴۵۶ است.');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <CodeField label="خالی" />
      <CodeField label="در راه" defaultValue="123" description="کد ۶ رقمی را به ۰۹۱۲۳۴۵۶۷۸۹ فرستادیم." />
      <CodeField label="پُر" defaultValue="123456" />
      <CodeField label="چهار رقم" defaultValue="12" length={4} />
      <CodeField label="نادرست" defaultValue="123456" errorMessage="این کد درست نیست. پیامک را دوباره ببینید." />
      <CodeField label="فقط خواندنی" defaultValue="123456" isReadOnly />
      <CodeField label="غیرفعال" defaultValue="1234" isDisabled />
    </div>
  ),
  // The box that is written in next is shown by the caret: no mark could stand for it.
  play: async ({ canvas }) => {
    canvas.getByRole('textbox', { name: /^در راه/ }).focus();
  },
};
