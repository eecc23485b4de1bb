import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { IntegerAnswer } from './IntegerAnswer.tsx';

const single = { kind: 'integer', blanks: [{}] } as const;
const division = {
  kind: 'integer',
  blanks: [
    { label: 'خارج‌قسمت', unit: 'کیسه' },
    { label: 'باقی‌مانده', unit: 'کیلوگرم' },
  ],
} as const;

const Live = live(IntegerAnswer);

const meta = {
  title: 'یادگیری/IntegerAnswer',
  component: IntegerAnswer,
  tags: ['autodocs'],
  args: { form: single, value: { kind: 'integer', values: [''] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'یک یا چند عدد کامل. **بکن:** وقتی خانه بیش از یکی است به هر خانه `label` بده («خارج‌قسمت»). **نکن:** نشانه‌هایی را که کودک نوشته عوض نکن؛ خواندن آن‌ها کار بررسی‌کننده است.\n\n| کلید | کار |\n|---|---|\n| ۰ تا ۹، 0 تا 9، ٠ تا ٩ | نوشتن؛ با هر رقمی که نوشته شود، رقم‌های خواننده دیده می‌شود |\n| Enter | رفتن به خانهٔ خالی بعدی؛ در آخرین خانه، بررسی |\n| Backspace در خانهٔ خالی | برگشتن به خانهٔ پیش |',
      },
    },
  },
} satisfies Meta<typeof IntegerAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  name: 'یک خانه',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'پاسخ' }), '1٬٢۳4{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('۱٬۲۳۴');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Division: Story = {
  name: 'خارج‌قسمت و باقی‌مانده',
  args: { form: division, value: { kind: 'integer', values: ['', ''] } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'خارج‌قسمت کیسه' }), '۲۴۸{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'باقی‌مانده کیلوگرم' })).toHaveFocus();
    await userEvent.keyboard('۱{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  ...states,
  args: { form: division, value: { kind: 'integer', values: ['', ''] } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'integer', values: ['۲۴۸', '۱'] }} />
      <Live {...args} value={{ kind: 'integer', values: ['۲۴۸', '۱'] }} isDisabled />
      <PseudoStateColumns of="input" only={['hovered', 'focused']}>
        {() => <Live {...args} form={single} value={{ kind: 'integer', values: ['۲۴۸'] }} />}
      </PseudoStateColumns>
    </div>
  ),
};
