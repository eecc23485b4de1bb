import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { formColumn } from '../../testing/in-box.tsx';
import { live } from '../../testing/live.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { zone } from './FileField.css.ts';
import { FileField } from './FileField.tsx';

/** A small drawing, so that the picture is the same on every machine. */
const drawing = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="lavender" d="M0 0h24v24H0z"/><path d="M4 6h16M4 12h16M4 18h16" stroke="thistle"/><path d="M16 7c-3 0-3 4-6 4s-3 5-5 6" fill="none" stroke="indigo" stroke-width="1.6" stroke-linecap="round"/></svg>',
  ],
  'دفتر مشق.svg',
  { type: 'image/svg+xml' },
);

/** What a camera would give: a picture that the browser can show. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(96, 96);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no pen to draw with');
  pen.fillStyle = 'lavender';
  pen.fillRect(0, 0, 96, 96);
  pen.fillStyle = 'thistle';
  for (const line of [24, 48, 72]) pen.fillRect(16, line, 64, 4);
  return new File([await canvas.convertToBlob()], 'عکس.png', { type: 'image/png' });
}

const Live = live(FileField);

const meta = {
  title: 'فرم‌ها/FileField',
  component: FileField,
  tags: ['autodocs'],
  args: { label: 'تصویر نمایه', description: 'تا ۵ مگابایت', value: null, onChange: fn() },
  render: (args) => <Live {...args} />,
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'یک تصویر: انتخاب، رها یا چسباندن؛ پیش از فرستادن دیده می‌شود. **بکن:** اندازه و نوع را زیر نام بگو؛ خطا را کنار «دوباره» بده. **نکن:** پیش از دیدن نفرست.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی دکمه |\n| Enter یا Space | باز کردن فایل‌ها |\n| Ctrl+V | چسباندن تصویر |',
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
    const file = await photo();
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(file));
    const preview = canvas.getByRole('img', { name: 'تصویر انتخاب‌شده' });
    await expect(preview).toBeVisible();
    // Dark ink on nothing can be read in the dark scheme too.
    await expect(preview).toHaveStyle({ colorScheme: 'light', backgroundColor: 'rgb(255, 255, 255)' });
  },
};

export const States: Story = {
  ...states,
  parameters: { ownColors: 'The picture that was chosen is shown in its own colours.' },
  render: (args) => (
    <Stack gap={5}>
      <FileField {...args} label="خالی" />
      <PseudoStates of="button[data-rac]" only={['hovered', 'focused']}>
        {(name) => <FileField {...args} label={name} />}
      </PseudoStates>
      <PseudoStates of={`.${zone}`} only={['dropTarget']}>
        {(name) => <FileField {...args} label={name} />}
      </PseudoStates>
      <FileField {...args} label="انتخاب‌شده" value={drawing} />
      <FileField {...args} label="در حال فرستادن" value={drawing} progress={0.6} />
      <FileField {...args} label="فرستاده نشد" value={drawing} errorMessage="شبکه قطع است." onRetry={fn()} />
      <FileField {...args} label="غیرفعال" isDisabled />
    </Stack>
  ),
};
