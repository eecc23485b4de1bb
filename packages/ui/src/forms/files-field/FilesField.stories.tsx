import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../layout/grid/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { formColumn } from '../../testing/in-box.tsx';
import { live } from '../../testing/live.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import * as zoneCss from '../file-field/FileField.css.ts';
import { FilesField } from './FilesField.tsx';

/** A small drawing, so that the picture is the same on every machine. */
const drawing = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="lavender" d="M0 0h24v24H0z"/><path d="M4 6h16M4 12h16M4 18h16" stroke="thistle"/></svg>',
  ],
  'دفتر مشق.svg',
  { type: 'image/svg+xml', lastModified: 1 },
);
const paper = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf', lastModified: 1 });
const plan = paper('طرح درس کسر.pdf', 240_000);
const test = paper('آزمون ریاضی فصل سوم برای کلاس پنجم ب با پاسخ‌های تشریحی.pdf', 3_400_000);
const list = paper('فهرست.pdf', 12_000);

const Live = live(FilesField);

const meta = {
  title: 'فرم‌ها/FilesField',
  component: FilesField,
  tags: ['autodocs'],
  args: {
    label: 'پیوست‌ها',
    description: 'PDF یا تصویر، هر کدام تا ۵ مگابایت',
    accept: ['application/pdf', 'image/png'],
    value: [],
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'چند فایل: انتخاب، رها یا چسباندن؛ هر کدام پیشرفت، «دوباره» و راه برداشتن خود را دارد و آنچه پذیرفته نشد با نامش گفته می‌شود. فرستادن با برنامه است: `uploads` وضع هر فایل را می‌گوید. **بکن:** نوع، اندازه و شمار را زیر نام بگو. **نکن:** برای یک تصویر به کار نبر؛ آن `FileField` است.\n\n| کلید | کار |\n|---|---|\n| Tab | دکمهٔ انتخاب، سپس دکمه‌های هر فایل |\n| Enter یا Space | باز کردن فایل‌ها، برداشتن، دوباره فرستادن |\n| Ctrl+V | چسباندن فایل‌ها |',
      },
    },
  },
} satisfies Meta<typeof FilesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseAndRemove: Story = {
  name: 'انتخاب و برداشتن',
  decorators: [formColumn],
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no input for files');
    await userEvent.upload(input, [plan, test, list]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([plan, test, list]));
    canvas.getByRole('button', { name: /برداشتن آزمون/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([plan, list]));
    await expect(canvas.getByRole('button', { name: 'برداشتن فهرست.pdf' })).toHaveFocus();
  },
};

/** What a browser hands over when these files are dropped: one that a script makes names no files. */
const droppedFiles = (files: readonly File[]) => ({
  types: ['Files'],
  items: files.map((file) => ({
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => ({ isFile: true, isDirectory: false }),
  })),
  effectAllowed: 'all',
  dropEffect: 'none',
});

export const Drop: Story = {
  name: 'رها کردن',
  decorators: [formColumn],
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvasElement.querySelector(`.${zoneCss.zone.split(' ')[0]}`);
    if (zone === null) throw new Error('no zone to drop on');
    const dataTransfer = droppedFiles([plan, new File(['الف'], 'یادداشت.txt', { type: 'text/plain' })]);
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true });
      zone.dispatchEvent(Object.defineProperty(event, 'dataTransfer', { value: dataTransfer }));
    }
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([plan]));
    await expect(await canvas.findByText(/یادداشت.txt: این نوع/)).toBeVisible();
  },
};

const uploads = new Map([
  [drawing, { progress: 1 }],
  [plan, { progress: 0.6 }],
  [test, { errorMessage: 'شبکه قطع است.' }],
]);

export const States: Story = {
  ...states,
  parameters: { ownColors: 'The picture that was chosen is shown in its own colours.' },
  render: (args) => (
    <Grid columns="halves" align="start">
      <Stack gap={5}>
        <FilesField {...args} label="خالی" />
        <PseudoStates of="button[data-rac]" only={['hovered', 'focused']}>
          {(name) => <FilesField {...args} label={name} />}
        </PseudoStates>
        <PseudoStates of={`.${zoneCss.zone}`} only={['dropTarget']}>
          {(name) => <FilesField {...args} label={name} />}
        </PseudoStates>
        <FilesField {...args} label="غیرفعال" value={[list]} isDisabled />
      </Stack>
      <Stack gap={5}>
        <FilesField {...args} label="انتخاب‌شده" value={[plan, test]} />
        <FilesField
          {...args}
          label="در حال فرستادن"
          value={[drawing, plan, test, list]}
          uploads={uploads}
          onRetry={fn()}
        />
        <FilesField {...args} label="پُر" value={[plan, list]} maxFiles={2} />
        <FilesField {...args} label="با خطا" errorMessage="دست‌کم یک فایل پیوست کنید." />
      </Stack>
    </Grid>
  ),
};
