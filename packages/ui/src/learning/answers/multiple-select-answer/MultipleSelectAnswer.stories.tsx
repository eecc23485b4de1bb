import type { MultipleSelectForm } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { MultipleSelectAnswer } from './MultipleSelectAnswer.tsx';

const fraction = (numerator: string, denominator: string) =>
  ({
    id: `${numerator}/${denominator}`,
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
  }) as const;

const halves: MultipleSelectForm = {
  kind: 'multiple-select',
  layout: 'tiles',
  minimum: 2,
  maximum: 2,
  options: [fraction('2', '4'), fraction('3', '5'), fraction('5', '10'), fraction('4', '6')],
};

const lines: MultipleSelectForm = {
  kind: 'multiple-select',
  layout: 'list',
  options: [
    { id: 'sides', content: [{ t: 'text', text: 'هر چهار ضلع مربع با هم برابرند.' }] },
    { id: 'angles', content: [{ t: 'text', text: 'هر لوزی چهار زاویهٔ راست دارد.' }] },
    { id: 'parallel', content: [{ t: 'text', text: 'ضلع‌های روبه‌روی متوازی‌الاضلاع موازی‌اند.' }] },
  ],
};

const Live = live(MultipleSelectAnswer);

const meta = {
  title: 'یادگیری/MultipleSelectAnswer',
  component: MultipleSelectAnswer,
  tags: ['autodocs'],
  args: { form: halves, value: { kind: 'multiple-select', options: [] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'چند گزینه از میان چند گزینه. مربعِ تیک‌خور آن را از `ChoiceAnswer` جدا می‌کند. **بکن:** اگر شمارِ گزینه‌های درست معلوم است، `minimum` و `maximum` را برابر بده تا گفته شود. **نکن:** بیش از شش گزینه نگذار و اگر فقط یکی درست است `ChoiceAnswer` را بردار.\n\n| کلید | کار |\n|---|---|\n| ۱ تا ۹ با هر رقمی | انتخاب گزینه با همان شماره، یا برداشتن آن |\n| فاصله | انتخاب یا برداشتن همین گزینه |\n| Tab یا پیکان‌ها | گزینهٔ بعد و پیش، در جهت خواندن |\n| Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof MultipleSelectAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  name: 'کاشی، دو تا از چهار تا',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('۳1');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'multiple-select', options: ['2/4', '5/10'] });
    await userEvent.keyboard('۲');
    await expect(canvas.getByRole('checkbox', { name: 'سه پنجم' })).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('برای عوض کردن، اول یکی را بردار.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Lines: Story = {
  name: 'فهرست',
  args: { form: lines },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('ضلع‌های روبه‌روی متوازی‌الاضلاع موازی‌اند.'));
    await userEvent.click(canvas.getByText('هر چهار ضلع مربع با هم برابرند.'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'multiple-select', options: ['sides', 'parallel'] });
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'multiple-select', options: ['2/4', '5/10'] }} />
      <Live {...args} value={{ kind: 'multiple-select', options: ['2/4'] }} isDisabled />
      <Live {...args} form={lines} value={{ kind: 'multiple-select', options: ['sides', 'parallel'] }} />
      <Live {...args} form={lines} value={{ kind: 'multiple-select', options: ['angles'] }} status="wrong" isReadOnly />
      <PseudoStateColumns of="div:last-child > label">
        {() => <Live {...args} value={{ kind: 'multiple-select', options: ['2/4'] }} />}
      </PseudoStateColumns>
    </div>
  ),
};
