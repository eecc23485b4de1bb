import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../../../testing/in-box.tsx';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { playZoom } from '../testing/play-zoom.ts';
import { square } from './CellsAnswer.css.ts';
import { CellsAnswer } from './CellsAnswer.tsx';

const mirror = {
  kind: 'cells',
  rows: 6,
  columns: 6,
  fixed: [
    { row: 1, column: 2 },
    { row: 2, column: 1 },
    { row: 2, column: 2 },
    { row: 3, column: 0 },
    { row: 4, column: 2 },
  ],
  axis: { kind: 'vertical', halves: 6 },
} as const;
const free = { kind: 'cells', rows: 6, columns: 6, fixed: [] } as const;
const wide = {
  kind: 'cells',
  rows: 8,
  columns: 8,
  fixed: [{ row: 1, column: 1 }],
  axis: { kind: 'horizontal', halves: 8 },
} as const;
const DONE = [
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 5],
  [4, 3],
] as const;

const Live = live(CellsAnswer);

const meta = {
  title: 'یادگیری/CellsAnswer',
  component: CellsAnswer,
  tags: ['autodocs'],
  args: { form: mirror, value: { kind: 'cells', cells: [] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'صفحه‌ای شطرنجی که خانه‌هایش رنگ می‌شوند: کامل کردن قرینه، ساختن شکلی از چند خانه. خانه‌های از پیش رنگی نقش دارند و خانه‌های پاسخ مربعی پررنگ در میان؛ فرقشان فقط رنگ نیست. **بکن:** تا جایی که می‌شود شش ستون بگذار. **نکن:** بیش از هشت ستون نگذار؛ روی گوشی با انگشت سخت می‌شود.\n\n| کلید | کار |\n|---|---|\n| پیکان‌ها | رفتن روی خانه‌ها، در جهت صفحه |\n| Home، End، Page Up، Page Down | سر و ته سطر و ستون |\n| فاصله یا Enter | رنگ کردن و برداشتن رنگ |\n| Delete | برداشتن رنگ |\n| Ctrl+Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof CellsAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'cells', cells: [[1, 5]] });
    await expect(canvas.getByRole('button', { name: 'سطر ۲، ستون ۶' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Tapped: Story = {
  name: 'با زدن',
  play: async ({ args, canvas }) => {
    const square = canvas.getByRole('button', { name: 'سطر ۲، ستون ۴' });
    await userEvent.click(square);
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'cells', cells: [[1, 3]] });
    await userEvent.click(square);
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'cells', cells: [] });
  },
};

/** As narrow as the sheet of a question on a phone. */
export const OnPhone: Story = {
  name: 'روی گوشی',
  args: { form: wide },
  decorators: [inBox({ inlineSize: 326 })],
  play: ({ canvasElement }) => playZoom(canvasElement, /^سطر/),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live
        {...args}
        form={free}
        value={{
          kind: 'cells',
          cells: [
            [1, 1],
            [1, 2],
            [2, 2],
          ],
        }}
      />
      <Live {...args} form={wide} value={{ kind: 'cells', cells: [[6, 1]] }} />
      <InEachStatus of={Live} {...args} value={{ kind: 'cells', cells: DONE }} />
      <Live {...args} value={{ kind: 'cells', cells: DONE }} isDisabled />
      <PseudoStateColumns of={`.${square}:nth-child(23)`} only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
