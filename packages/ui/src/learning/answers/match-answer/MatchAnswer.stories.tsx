import type { MatchItem } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { playPickAndPlace } from '../testing/play-pick-and-place.ts';
import { MatchAnswer } from './MatchAnswer.tsx';

const fraction = (id: string, numerator: string, denominator: string): MatchItem => ({
  id,
  content: [
    {
      t: 'math',
      math: {
        t: 'fraction',
        numerator: { t: 'number', value: numerator },
        denominator: { t: 'number', value: denominator },
      },
    },
  ],
});
const words = (id: string, text: string): MatchItem => ({ id, content: [{ t: 'text', text }] });

const form = {
  kind: 'match',
  first: [words('a', 'دو سوم'), words('b', 'سه پنجم'), words('c', 'یک دوم'), words('d', 'پنج ششم')],
  second: [fraction('u', '3', '5'), fraction('v', '5', '6'), fraction('w', '2', '3'), fraction('x', '1', '2')],
} as const;
const sentences = {
  kind: 'match',
  first: [words('a', 'لوزی'), words('b', 'مستطیل'), words('c', 'ذوزنقه')],
  second: [
    words('u', 'فقط دو ضلع روبه‌رویش موازی‌اند.'),
    words('v', 'چهار ضلع مساوی دارد و زاویه‌هایش لازم نیست راست باشند.'),
    words('w', 'چهار زاویهٔ راست دارد و ضلع‌های کنار هم آن لازم نیست مساوی باشند.'),
  ],
} as const;
const JOINED = [
  ['a', 'w'],
  ['b', 'u'],
  ['c', 'x'],
  ['d', 'v'],
] as const;

const Live = live(MatchAnswer);

const meta = {
  title: 'یادگیری/MatchAnswer',
  component: MatchAnswer,
  tags: ['autodocs'],
  args: { form, value: { kind: 'match', pairs: [] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'کارت‌های دو ستون که باید دوتادوتا به هم وصل شوند. کارتی را بزن و بعد جفتش را، یا خطی از یکی به دیگری بکش. هر جفت با یک خط و یک شکل یکسان دیده می‌شود، نه فقط با رنگ. **بکن:** نوشتهٔ کارت‌ها را کوتاه نگه دار. **نکن:** بیش از شش جفت نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab یا پیکان‌ها | رفتن روی کارت‌ها |\n| فاصله یا Enter | انتخاب کارت و بعد جفتش |\n| Escape | رها کردن کارتِ انتخاب‌شده |\n| Delete | جدا کردن جفت |\n| Ctrl+Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof MatchAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('دو سوم انتخاب شد');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [['a', 'w']] });
    await expect(canvas.getByRole('status')).toHaveTextContent('دو سوم با دو سوم جفت شد. ۳ جفت مانده است.');
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
      card: /^دو سوم، /,
      key: document.documentElement.dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}',
      before: { kind: 'match', pairs: [] },
      after: { kind: 'match', pairs: [['a', 'u']] },
    }),
};

export const Pulled: Story = {
  name: 'با کشیدن',
  play: async ({ args, canvas }) => {
    const cards = canvas.getAllByRole('button', { name: /هنوز جفت ندارد$/ });
    const [from, to] = [cards[1], cards[4]];
    if (from === undefined || to === undefined) throw new Error('no cards');
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: from, coords: middle(from) },
      { target: from, coords: middle(to) },
      { keys: '[/MouseLeft]', target: from, coords: middle(to) },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'match', pairs: [['b', 'u']] });
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <Live {...args} value={{ kind: 'match', pairs: JOINED.slice(0, 2) }} />
      <Live
        {...args}
        form={sentences}
        value={{
          kind: 'match',
          pairs: [
            ['a', 'v'],
            ['c', 'u'],
          ],
        }}
      />
      <InEachStatus of={Live} {...args} value={{ kind: 'match', pairs: JOINED }} />
      <Live {...args} value={{ kind: 'match', pairs: JOINED }} isDisabled />
      <PseudoStateColumns of="ul:first-of-type > li:first-child > button" only={['hovered', 'focused']}>
        {() => <Live {...args} />}
      </PseudoStateColumns>
    </div>
  ),
};
