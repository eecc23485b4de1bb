import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

/** A small drawing, so that the picture is the same on every machine. */
const drawing = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="gray"/></svg>'],
  'دفتر مشق.svg',
  { type: 'image/svg+xml' },
);

function Live(args: FileFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <FileField
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'فرم‌ها/FileField',
  component: FileField,
  tags: ['autodocs'],
  args: { label: 'تصویر نمایه', description: 'تا ۵ مگابایت', value: null, onChange: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'یک تصویر: انتخاب، رها یا چسباندن؛ پیش از فرستادن دیده می‌شود. **بکن:** اندازه و نوع را زیر نام بگو؛ خطا را کنار «دوباره» بده. **نکن:** پیش از دیدن نفرست.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter یا Space | باز کردن پرونده‌ها |\n| Ctrl+V | چسباندن تصویر |',
      },
    },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'انتخاب',
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no input for files');
    const file = new File(['x'], 'عکس.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(file));
    await expect(canvas.getByRole('img', { name: 'تصویر انتخاب‌شده' })).toBeVisible();
  },
};

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  render: (args) => (
    <Stack gap={5}>
      <FileField {...args} label="خالی" />
      <FileField {...args} label="انتخاب‌شده" value={drawing} />
      <FileField {...args} label="در حال فرستادن" value={drawing} progress={0.6} />
      <FileField {...args} label="فرستاده نشد" value={drawing} errorMessage="شبکه قطع است." onRetry={fn()} />
      <FileField {...args} label="غیرفعال" isDisabled />
    </Stack>
  ),
};
