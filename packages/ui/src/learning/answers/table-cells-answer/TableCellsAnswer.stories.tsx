import type { TableCellsForm } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { text } from '../../testing/nodes.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { WithNumberPad } from '../testing/WithNumberPad.tsx';
import { TableCellsAnswer } from './TableCellsAnswer.tsx';

const given = (value: string) => ({ t: 'math', math: { t: 'number', value } }) as const;
const blank = { t: 'blank' } as const;

const ratio: TableCellsForm = {
  kind: 'table-cells',
  description: 'جدول نسبت دفتر و قیمت',
  hasRowHeadings: true,
  rows: [
    [text('دفتر'), given('1'), given('2'), blank, given('5')],
    [text('قیمت (هزار تومان)'), given('12'), blank, given('36'), blank],
  ],
};

const days: TableCellsForm = {
  kind: 'table-cells',
  description: 'دفترهای فروخته‌شده و پولشان',
  columns: ['روز', 'دفتر', 'پول'],
  hasRowHeadings: true,
  rows: [
    [text('شنبه'), given('15'), { t: 'blank', unit: 'تومان' }],
    [text('یکشنبه'), blank, given('240000')],
    [text('جمع'), given('35'), { t: 'blank', unit: 'تومان' }],
  ],
};

const FILLED = ['۳', '۲۴', '۶۰'];

const Live = live(TableCellsAnswer);

const meta = {
  title: 'یادگیری/TableCellsAnswer',
  component: TableCellsAnswer,
  tags: ['autodocs'],
  args: { form: ratio, value: { kind: 'table-cells', values: [] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'جدولی که چند خانه‌اش خالی است و باید نوشته شود: جدول نسبت، جدول داده، جدول ورودی و خروجی. پیرو صفحه است: ستون اول در راست. **بکن:** برای سطرها یا ستون‌ها سرنوشت بگذار تا نام خانه‌های خالی از آن ساخته شود. **نکن:** بیش از پنج ستون نگذار؛ روی گوشی جدول به پهلو می‌لغزد.\n\n| کلید | کار |\n|---|---|\n| Tab یا Enter | خانهٔ خالی بعدی؛ Enter پس از آخرین خانهٔ خالی یعنی بررسی |\n| پیکان‌ها | خانهٔ خالیِ همان سو |\n| Backspace در خانهٔ خالی | خانهٔ پیش |',
      },
    },
  },
} satisfies Meta<typeof TableCellsAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('۳{ArrowDown}');
    await expect(canvas.getByRole('textbox', { name: 'ستون ۳، قیمت (هزار تومان)' })).toHaveFocus();
    await userEvent.keyboard('24{Enter}60{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'table-cells', values: ['۳', '24', '60'] });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithPad: Story = {
  name: 'با صفحهٔ عدد',
  args: { form: days },
  render: (args) => (
    <WithNumberPad>
      <Live {...args} />
    </WithNumberPad>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'دفتر، یکشنبه' }));
    await userEvent.click(canvas.getByRole('button', { name: '۲' }));
    await userEvent.click(canvas.getByRole('button', { name: '۰' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'table-cells', values: ['', '۲۰', ''] });
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'table-cells', values: FILLED }} />
      <Live {...args} value={{ kind: 'table-cells', values: FILLED }} isDisabled />
      <Live {...args} form={days} value={{ kind: 'table-cells', values: ['۱۸۰۰۰۰', '۲۰', ''] }} />
      <PseudoStateColumns of="tr:first-of-type input" only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
