import type { CategorizeForm } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { STATUSES } from '../testing/answer-in-each-status.tsx';
import { dragCard, playPickAndPlace } from '../testing/play-pick-and-place.ts';
import { CategorizeAnswer } from './CategorizeAnswer.tsx';

const number = (value: string) => ({ id: value, content: [{ t: 'math', math: { t: 'number', value } }] }) as const;

const parity: CategorizeForm = {
  kind: 'categorize',
  items: ['12', '7', '35', '108', '41', '90'].map(number),
  bins: [
    { id: 'even', label: 'زوج' },
    { id: 'odd', label: 'فرد' },
  ],
};

const word = (id: string, text: string) => ({ id, content: [{ t: 'text', text }] }) as const;

const angles: CategorizeForm = {
  kind: 'categorize',
  items: [
    word('a', '۳۵ درجه'),
    word('b', '۹۰ درجه'),
    word('c', '۱۲۰ درجه'),
    word('d', 'گوشهٔ دفتر'),
    word('e', '۸۸ درجه'),
  ],
  bins: [
    { id: 'acute', label: 'تند' },
    { id: 'right', label: 'راست' },
    { id: 'obtuse', label: 'باز' },
  ],
};

const SORTED = [
  ['12', 'even'],
  ['7', 'odd'],
  ['108', 'even'],
  ['35', 'odd'],
  ['41', 'odd'],
  ['90', 'even'],
] as const;

const Live = live(CategorizeAnswer);

const meta = {
  title: 'یادگیری/CategorizeAnswer',
  component: CategorizeAnswer,
  tags: ['autodocs'],
  args: { form: parity, value: { kind: 'categorize', placed: [] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'کارت‌هایی که در دو تا چهار دستهٔ نام‌دار گذاشته می‌شوند. کارت را بکش؛ یا آن را بزن و بعد دسته‌اش را. با انگشت، کارت را از نقطه‌چینش بکش. **بکن:** نام دسته‌ها را کوتاه و روشن بنویس. **نکن:** بیش از هشت کارت یا چهار دسته نگذار، و ترتیب کارت‌ها را طوری نچین که پاسخ را لو بدهد.\n\n| کلید | کار |\n|---|---|\n| Tab یا پیکان‌ها | رفتن روی کارت‌ها |\n| فاصله یا Enter | برداشتن و گذاشتن |\n| پیکان‌ها با کارتِ برداشته | انتخاب دسته، در جهت خواندن |\n| Escape | رها کردن کارت سر جایش |\n| Delete | برگرداندن کارت به جای اول |\n| Ctrl+Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof CategorizeAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('روی «فرد».');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'categorize', placed: [['12', 'even']] });
    await expect(canvas.getByRole('button', { name: 'دوازده، در «زوج»' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'categorize', placed: [] });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PickedAndPlaced: Story = {
  name: 'برداشتن و گذاشتن',
  play: ({ args, canvasElement }) =>
    playPickAndPlace({
      canvasElement,
      onChange: args.onChange,
      card: /^دوازده، /,
      key: '{ArrowDown}',
      before: { kind: 'categorize', placed: [] },
      after: { kind: 'categorize', placed: [['12', 'even']] },
    }),
};

export const Dragged: Story = {
  name: 'با کشیدن، سه دسته',
  args: { form: angles },
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('button', { name: /^۹۰ درجه/ });
    await dragCard(card, canvas.getByRole('group', { name: 'راست' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'categorize', placed: [['b', 'right']] });
  },
};

/** With a card in hand. */
export const Tapped: Story = {
  name: 'با زدن',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^سی و پنج/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'بگذار اینجا: فرد' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'categorize', placed: [['35', 'odd']] });
    await userEvent.click(canvas.getByRole('button', { name: /^نود/ }));
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live {...args} value={{ kind: 'categorize', placed: SORTED.slice(0, 3) }} />
      {STATUSES.map((status) => (
        <Live
          key={status}
          {...args}
          value={{ kind: 'categorize', placed: SORTED }}
          status={status}
          isReadOnly={status !== 'invalid'}
        />
      ))}
      <Live {...args} value={{ kind: 'categorize', placed: SORTED.slice(0, 3) }} isDisabled />
      <Live {...args} form={angles} value={{ kind: 'categorize', placed: [['b', 'right']] }} />
      <PseudoStateColumns of="li:first-child > button" only={['hovered', 'focused']}>
        {() => <Live {...args} form={angles} value={{ kind: 'categorize', placed: [['b', 'right']] }} />}
      </PseudoStateColumns>
    </div>
  ),
};
