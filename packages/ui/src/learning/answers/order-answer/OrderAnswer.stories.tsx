import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { dragCard, playPickAndPlace } from '../testing/play-pick-and-place.ts';
import { OrderAnswer } from './OrderAnswer.tsx';

const number = (value: string) => ({ id: value, math: { t: 'number', value } }) as const;
const form = {
  kind: 'order',
  ends: ['کوچک‌ترین', 'بزرگ‌ترین'],
  items: [
    number('0.7'),
    number('0.07'),
    {
      id: 'three-quarters',
      math: { t: 'fraction', numerator: { t: 'number', value: '3' }, denominator: { t: 'number', value: '4' } },
    },
    number('1.2'),
  ],
} as const;
const billions = {
  ...form,
  items: [number('12345678901'), number('1234567890'), number('12345678091'), number('12354678901')],
} as const;
const SORTED = ['0.07', '0.7', 'three-quarters', '1.2'];

const Live = live(OrderAnswer);

const meta = {
  title: 'یادگیری/OrderAnswer',
  component: OrderAnswer,
  tags: ['autodocs'],
  args: { form, value: { kind: 'order', items: [] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'کارت‌هایی که باید به ترتیب چیده شوند، از چپ به راست؛ در جای تنگ از بالا به پایین. کارت را می‌شود کشید، با دو دکمه‌اش جابه‌جا کرد، یا آن را زد و بعد جایش را. **بکن:** به دو سرِ ردیف واژهٔ روشن بده. **نکن:** بیش از شش کارت نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کارت‌ها |\n| فاصله یا Enter | برداشتن و گذاشتن |\n| پیکان‌ها، Home، End | جابه‌جا کردن کارتِ برداشته؛ وگرنه رفتن روی کارت دیگر |\n| Escape | برگرداندن به جای قبلی |\n| Ctrl+Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof OrderAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'صفر و هفت دهم، جای ۲ از ۴' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('صفر و هفت دهم به جای ۲ از ۴ رفت.');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'order', items: SORTED });
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
      card: /^صفر و هفت دهم، /,
      key: '{ArrowRight}',
      before: { kind: 'order', items: form.items.map(({ id }) => id) },
      after: { kind: 'order', items: SORTED },
    }),
};

export const Dragged: Story = {
  name: 'با کشیدن',
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('no cards');
    const card = within(first).getByRole('button', { name: /^صفر و هفت دهم/ });
    const from = card.getBoundingClientRect();
    const to = second.getBoundingClientRect();
    await dragCard(card, { by: { x: to.x - from.x, y: to.y - from.y } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'order', items: SORTED });
  },
};

export const Narrow: Story = {
  name: 'در جای تنگ',
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Live {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'بردن صفر و هفت دهم به سوی «بزرگ‌ترین»' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'order', items: SORTED });
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'order', items: SORTED }} />
      <Live {...args} value={{ kind: 'order', items: SORTED }} isDisabled />
      <div style={{ maxInlineSize: 720 }}>
        <Live {...args} form={billions} />
      </div>
      <PseudoStateColumns of="li:nth-child(2) button:nth-of-type(1)" only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
