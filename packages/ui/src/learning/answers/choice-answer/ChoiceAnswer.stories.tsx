import type { MathNode } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStates } from '../../../testing/PseudoStates.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';

const sign = (value: '<' | '=' | '>') => [{ t: 'math', math: { t: 'operator', sign: value } }] as const;
const signs = {
  kind: 'choice',
  layout: 'tiles',
  options: [
    { id: 'less', content: sign('<') },
    { id: 'equal', content: sign('=') },
    { id: 'more', content: sign('>') },
  ],
} as const;
const lines = {
  kind: 'choice',
  layout: 'list',
  options: [
    { id: 'apart', content: [{ t: 'text', text: 'صورت‌ها را جدا و مخرج‌ها را جدا جمع کرده است.' }] },
    { id: 'minus', content: [{ t: 'text', text: 'به جای جمع، تفریق کرده است.' }] },
    {
      id: 'simple',
      content: [
        { t: 'text', text: 'کسر ' },
        {
          t: 'math',
          math: { t: 'fraction', numerator: { t: 'number', value: '2' }, denominator: { t: 'number', value: '5' } },
        },
        { t: 'text', text: ' را ساده نکرده است.' },
      ],
    },
  ],
} as const;

const number = (value: string) => ({ t: 'number', value }) as const;
const operator = (value: '+' | '×' | '=') => ({ t: 'operator', sign: value }) as const;
const formula = (...children: MathNode[]) => ({ t: 'math', math: { t: 'row', children } }) as const;
const times = (part: string, product: string) => [
  formula(number('6'), operator('×'), number(part), operator('='), number(product)),
];
/** Worked maths whose second line is the first wrong one. */
const worked = {
  kind: 'choice',
  layout: 'lines',
  options: [
    {
      id: 'a',
      content: [
        { t: 'text', text: 'جدا کردن عدد: ' },
        formula(number('68'), operator('='), number('60'), operator('+'), number('8')),
      ],
    },
    { id: 'b', content: times('60', '36') },
    { id: 'c', content: times('8', '48') },
    {
      id: 'd',
      content: [
        { t: 'text', text: 'جمع: ' },
        formula(number('36'), operator('+'), number('48'), operator('='), number('84')),
      ],
    },
  ],
} as const;

const Live = live(ChoiceAnswer);

const meta = {
  title: 'یادگیری/ChoiceAnswer',
  component: ChoiceAnswer,
  tags: ['autodocs'],
  args: { form: signs, value: { kind: 'choice', option: null }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'یکی از چند گزینه. **بکن:** `tiles` برای علامت‌ها، عددها و کسرها؛ `list` برای جمله‌ها؛ `lines` برای سطرهای یک راه‌حل که یکی از آن‌ها نشان داده می‌شود. **نکن:** گزینهٔ درست را همیشه در یک جا نگذار و بیش از پنج گزینه نگذار.\n\n| کلید | کار |\n|---|---|\n| ۱ تا ۹ با هر رقمی | انتخاب گزینه با همان شماره |\n| پیکان‌ها | گزینهٔ بعد و پیش، در جهت خواندن |\n| Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof ChoiceAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  name: 'کاشی',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('۲');
    await expect(canvas.getByRole('radio', { name: 'مساوی است با' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'کوچک‌تر است از' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Lines: Story = {
  name: 'فهرست',
  args: { form: lines },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('به جای جمع، تفریق کرده است.'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'choice', option: 'minus' });
  },
};

export const WorkedLines: Story = {
  name: 'سطرهای راه‌حل',
  args: { form: worked },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('۲');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'choice', option: 'b' });
    await expect(canvas.getByRole('radio', { name: /^سطر ۲:/ })).toBeChecked();
    await userEvent.click(canvas.getByText('جمع:', { exact: false }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'choice', option: 'd' });
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'choice', option: 'more' }} />
      <Live {...args} value={{ kind: 'choice', option: 'more' }} isDisabled />
      <Live {...args} form={lines} value={{ kind: 'choice', option: 'apart' }} />
      <Live {...args} form={lines} value={{ kind: 'choice', option: 'apart' }} status="right" isReadOnly />
      <Live {...args} form={lines} value={{ kind: 'choice', option: 'minus' }} status="wrong" isReadOnly />
      <Live {...args} form={worked} value={{ kind: 'choice', option: 'a' }} />
      <Live {...args} form={worked} value={{ kind: 'choice', option: 'b' }} status="right" isReadOnly />
      <Live {...args} form={worked} value={{ kind: 'choice', option: 'd' }} status="wrong" isReadOnly />
      <PseudoStates of="div:last-child > label" hasCaptions>
        {() => <Live {...args} value={{ kind: 'choice', option: 'less' }} />}
      </PseudoStates>
    </div>
  ),
};
