import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { tower } from './HeightsAnswer.css.ts';
import { HeightsAnswer } from './HeightsAnswer.tsx';

const MONTHS = ['مهر', 'آبان', 'آذر', 'دی', 'بهمن'];
const line = {
  kind: 'levels',
  style: 'line',
  columns: MONTHS.map((label) => ({ label })),
  from: 0,
  to: 50,
  step: 10,
  move: 5,
  unit: 'کتاب',
} as const;
const bars = { ...line, style: 'bars' } as const;
const blocks = {
  kind: 'levels',
  style: 'blocks',
  columns: [7, 2, 4, 3].map((start, index) => ({ label: `برج ${'۱۲۳۴'.charAt(index)}`, start })),
  from: 0,
  to: 12,
  step: 1,
} as const;
const values = (...list: readonly (number | null)[]) => ({ kind: 'levels', values: list }) as const;

const Live = live(HeightsAnswer);

const meta = {
  title: 'یادگیری/HeightsAnswer',
  component: HeightsAnswer,
  tags: ['autodocs'],
  args: { form: line, value: values(), onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'ستون‌هایی که بلندی‌شان تنظیم می‌شود: نمودار ستونی، نمودار خط شکسته، و برج‌هایی از بلوک که بلوک‌هایشان جابه‌جا می‌شود. **بکن:** محور را طوری شماره بزن که مقدارها روی خط‌ها بیفتند. **نکن:** بیش از هشت ستون نگذار.\n\n| کلید | کار |\n|---|---|\n| ↑ و ↓ | یک خط بالا و پایین |\n| Page Up و Page Down | یک عدد محور |\n| Home و End | پایین و بالای محور |\n| ← و → | ستون کناری |\n| Delete | برگرداندن ستون |\n| Enter | بررسی |\n| در برج‌ها: فاصله یا Enter | برداشتن و گذاشتن بلوک |\n| در برج‌ها: Escape | برگرداندن بلوک |\n| در برج‌ها: Ctrl+Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof HeightsAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(values(15, null, null, null, null));
    await expect(canvas.getByRole('slider', { name: 'مهر' })).toHaveAttribute('aria-valuetext', '۱۵');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Tapped: Story = {
  name: 'با زدن روی ستون',
  args: { form: bars },
  play: async ({ args, canvas }) => {
    const column = canvas.getByRole('slider', { name: 'آذر' }).parentElement;
    if (column === null) throw new Error('no column');
    const box = column.getBoundingClientRect();
    const coords = { clientX: box.left + box.width / 2, clientY: box.bottom - box.height * 0.6 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: column, coords },
      { keys: '[/MouseLeft]', target: column, coords },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith(values(null, null, 30, null, null));
  },
};

export const Towers: Story = {
  name: 'برج‌ها',
  args: { form: blocks },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'برج ۱، ۷ بلوک' }));
    await userEvent.click(canvas.getByRole('button', { name: 'برج ۲، ۲ بلوک' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(values(6, 3, 4, 3));
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live {...args} value={values(15, 30, null, 20, 45)} />
      <Live {...args} form={bars} value={values(15, 30, null, 20, 45)} />
      <Live {...args} form={blocks} value={values(6, 3, 4, 3)} />
      <InEachStatus of={Live} {...args} value={values(15, 30, 25, 20, 45)} />
      <Live {...args} form={blocks} value={values(4, 4, 4, 4)} status="right" isReadOnly />
      <Live {...args} value={values(15, 30, 25, 20, 45)} isDisabled />
      <PseudoStateColumns of={`.${tower}:first-child`} only={['hovered', 'focused']}>
        {() => <Live {...args} form={blocks} value={values(6, 3, 4, 3)} />}
      </PseudoStateColumns>
      <PseudoStateColumns of="[role=slider][aria-label='آبان']" only={['focused']}>
        {() => <Live {...args} value={values(15, 30, 25, 20, 45)} />}
      </PseudoStateColumns>
    </div>
  ),
};
