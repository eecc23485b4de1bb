import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign, School } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'فرم‌ها/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'نام مدرسه', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'یک خط نوشته. **بکن:** برچسب را کوتاه و همیشه دیدنی بنویس و راهنمایی را در `description` بگذار؛ برای نام کاربری و نشانی `dir="ltr"` بده. **نکن:** `placeholder` جای برچسب را نمی‌گیرد؛ رمز، شمارهٔ موبایل، کد و عدد هر کدام جزء خودش را دارد.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی خانه |\n| Enter | فرستادن فرم |',
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  decorators: [formColumn],
  args: { description: 'همان نامی که روی تابلوی مدرسه است.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'نام مدرسه' })).toHaveFocus();
    await userEvent.keyboard('دبستان مهر');
    await expect(args.onChange).toHaveBeenLastCalledWith('دبستان مهر');
  },
};

export const Username: Story = {
  name: 'نام کاربری',
  decorators: [formColumn],
  args: {
    label: 'نام کاربری',
    dir: 'ltr',
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: 'false',
    prefix: <AtSign size="1.2em" aria-hidden="true" />,
  },
};

export const ForeignWords: Story = {
  name: 'نوشتهٔ لاتین',
  args: { label: 'پیام', defaultValue: 'Hello!' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'پیام' });
    // Its mark stays at its end; Persian goes on from the right.
    await expect(getComputedStyle(input).direction).toBe('ltr');
    await userEvent.clear(input);
    await userEvent.type(input, 'سلام!');
    await expect(getComputedStyle(input).direction).toBe('rtl');
    await userEvent.clear(input);
    await expect(getComputedStyle(input).direction).toBe('rtl');
  },
};

export const Checked: Story = {
  name: 'بررسی هنگام بیرون رفتن',
  decorators: [formColumn],
  args: {
    isRequired: true,
    validate: (value: string) => (value.length > 0 && value.length < 3 ? 'نام مدرسه دست‌کم ۳ حرف دارد.' : null),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'مه');
    await userEvent.tab();
    await expect(canvas.getByText('نام مدرسه دست‌کم ۳ حرف دارد.')).toBeVisible();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(input, 'ر');
    await userEvent.tab();
    await expect(canvas.queryByText('نام مدرسه دست‌کم ۳ حرف دارد.')).toBeNull();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid>
      <TextField label="خالی" placeholder="مثلاً دبستان مهر" />
      <TextField label="پُر" defaultValue="دبستان مهر" description="همان نامی که روی تابلوی مدرسه است." />
      <FieldPseudoStates>{(name) => <TextField label={name} defaultValue="دبستان مهر" />}</FieldPseudoStates>
      <TextField label="نام مدرسه" isOptional prefix={<School size="1.2em" aria-hidden="true" />} />
      <TextField label="وزن کیف" suffix="کیلوگرم" defaultValue="۳" inputMode="decimal" />
      <TextField label="نام کاربری" defaultValue="maryam.rezaei" dir="ltr" errorMessage="این نام کاربری پیدا نشد." />
      <TextField label="فقط خواندنی" defaultValue="پنجم ب" isReadOnly />
      <TextField label="غیرفعال" defaultValue="دبستان مهر" isDisabled />
    </StateGrid>
  ),
};
