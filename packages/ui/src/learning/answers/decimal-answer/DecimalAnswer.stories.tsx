import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { PseudoStateColumns } from '../../../testing/PseudoStateColumns.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { DecimalAnswer } from './DecimalAnswer.tsx';

const form = { kind: 'decimal', blanks: [{ unit: 'متر' }] } as const;

const Live = live(DecimalAnswer);

const meta = {
  title: 'یادگیری/DecimalAnswer',
  component: DecimalAnswer,
  tags: ['autodocs'],
  args: { form, value: { kind: 'decimal', values: [''] }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'یک یا چند عدد اعشاری. ممیز را می‌شود با ٫ یا / یا . نوشت. **بکن:** یکا را کنار خانه بنویس. **نکن:** برای کسر از این خانه استفاده نکن؛ کسر خانه‌های خودش را دارد.\n\n| کلید | کار |\n|---|---|\n| ۰ تا ۹، 0 تا 9، ٠ تا ٩ | نوشتن؛ با هر رقمی که نوشته شود، رقم‌های خواننده دیده می‌شود |\n| Enter | رفتن به خانهٔ خالی بعدی؛ در آخرین خانه، بررسی |\n| Backspace در خانهٔ خالی | برگشتن به خانهٔ پیش |',
      },
    },
  },
} satisfies Meta<typeof DecimalAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsGiven: Story = {
  name: 'با هر رقم و ممیزی',
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'پاسخ متر' });
    for (const typed of ['۱۲٫۵', '12.5', '١٢/٥']) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await expect(box).toHaveValue('۱۲٫۵');
      await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'decimal', values: [typed] });
    }
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} />
      <InEachStatus of={Live} hasOpen {...args} value={{ kind: 'decimal', values: ['۱٫۴۵'] }} />
      <Live {...args} value={{ kind: 'decimal', values: ['۱٫۴۵'] }} isDisabled />
      <PseudoStateColumns of="input" only={['hovered', 'focused']}>
        {() => <Live {...args} value={{ kind: 'decimal', values: ['۱٫۴۵'] }} />}
      </PseudoStateColumns>
    </div>
  ),
};
