import type { LongArithmeticForm, LongArithmeticInput } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStates } from '../../../testing/PseudoStates.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { WithNumberPad } from '../testing/WithNumberPad.tsx';
import { LongArithmeticAnswer } from './LongArithmeticAnswer.tsx';

const sum: LongArithmeticForm = { kind: 'long-arithmetic', operation: '+', terms: ['476', '258'] };
const difference: LongArithmeticForm = { kind: 'long-arithmetic', operation: '−', terms: ['503', '147'] };
const decimals: LongArithmeticForm = { kind: 'long-arithmetic', operation: '+', terms: ['12.5', '3.75'] };
const product: LongArithmeticForm = { kind: 'long-arithmetic', operation: '×', terms: ['47', '36'] };
const division: LongArithmeticForm = { kind: 'long-arithmetic', operation: '÷', dividend: '745', divisor: '3' };

const EMPTY: LongArithmeticInput = { kind: 'long-arithmetic', carries: [], lines: [], result: [] };
const ADDED: LongArithmeticInput = { ...EMPTY, carries: ['۱', '۱'], result: ['', '۷', '۳', '۴'] };
const TAKEN: LongArithmeticInput = { ...EMPTY, carries: ['۴', '۹', '۱۳'], result: ['۳', '۵', '۶'] };
const MULTIPLIED: LongArithmeticInput = {
  ...EMPTY,
  carries: ['۴'],
  lines: [
    ['', '۲', '۸', '۲'],
    ['۱', '۴', '۱', '۰'],
  ],
  result: ['۱', '۶', '۹', '۲'],
};
const DIVIDED: LongArithmeticInput = {
  ...EMPTY,
  result: ['۲', '۴', '۸'],
  lines: [['۶', ''], ['۱', '۴', ''], ['۱', '۲', ''], ['۲', '۵'], ['۲', '۴'], ['۱']],
};

const Live = live(LongArithmeticAnswer);

const meta = {
  title: 'یادگیری/LongArithmeticAnswer',
  component: LongArithmeticAnswer,
  tags: ['autodocs'],
  args: { form: sum, value: EMPTY, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'جمع، تفریق و ضرب زیر هم و تقسیم با همهٔ گام‌ها، هر رقم در خانهٔ خودش. جای خانه‌ها را خودش پیدا می‌کند و برای هر رقمی که شاید لازم شود جا می‌گذارد تا پاسخ لو نرود. حاصل از یکان به چپ نوشته می‌شود؛ رقم کوچکِ بالا، نوشتن را به خانهٔ زیرش برمی‌گرداند. **بکن:** خانه‌های رقم‌های کوچک را برای کمک بگذار و درباره‌شان داوری نکن. **نکن:** در ضرب و تقسیم ممیز نده؛ آن‌ها را با `DecimalAnswer` بپرس.\n\n| کلید | کار |\n|---|---|\n| ۰ تا ۹ با هر رقمی | نوشتن و رفتن به خانهٔ بعدی؛ رقمِ خارج‌قسمت به گام خودش می‌برد |\n| Backspace در خانهٔ خالی | خانهٔ پیش |\n| پیکان‌ها | خانهٔ همان سو، چپ همان چپ |\n| Enter | سطر بعد؛ پس از آخرین سطر یعنی بررسی |\n| Ctrl+Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof LongArithmeticAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Addition: Story = {
  name: 'جمع، از یکان به چپ',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'حاصل، یکان' }));
    await userEvent.keyboard('۴3');
    await expect(canvas.getByRole('textbox', { name: 'حاصل، صدگان' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}۱');
    await expect(canvas.getByRole('textbox', { name: 'حاصل، صدگان' })).toHaveFocus();
    await userEvent.keyboard('۷{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'long-arithmetic',
      carries: ['۱', ''],
      lines: [],
      result: ['', '۷', '3', '۴'],
    });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const DivisionWithPad: Story = {
  name: 'تقسیم، با صفحهٔ عدد',
  args: { form: division },
  render: (args) => (
    <WithNumberPad>
      <Live {...args} />
    </WithNumberPad>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'خارج‌قسمت، رقم ۱' }));
    await userEvent.click(canvas.getByRole('button', { name: '۲' }));
    await userEvent.click(canvas.getByRole('button', { name: '۶' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ result: ['۲', '', ''] }));
    await expect(canvas.getByRole('textbox', { name: 'گام ۱، عددی که کم می‌شود، زیر رقم ۱' })).toHaveValue('۶');
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div
      style={{
        display: 'grid',
        alignItems: 'start',
        gap: 32,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
      }}
    >
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={ADDED} />
      <Live {...args} value={ADDED} isDisabled />
      <Live {...args} form={difference} value={TAKEN} />
      <Live {...args} form={decimals} value={{ ...EMPTY, result: ['', '۱', '۶', '۲', '۵'] }} />
      <Live {...args} form={product} value={MULTIPLIED} />
      <Live {...args} form={division} />
      <Live {...args} form={division} value={DIVIDED} status="right" isReadOnly />
      <PseudoStates
        of="span:last-child > input, [data-shape=note][aria-label*='صدگان']"
        only={['hovered', 'focused']}
        hasCaptions
      >
        {() => <Live {...args} value={ADDED} />}
      </PseudoStates>
    </div>
  ),
};
