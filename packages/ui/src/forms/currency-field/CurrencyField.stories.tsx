import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { CurrencyField } from './CurrencyField.tsx';

const meta = {
  title: 'فرم‌ها/CurrencyField',
  component: CurrencyField,
  tags: ['autodocs'],
  args: { label: 'شهریه', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'مبلغی به تومان یا ریال: هنگام نوشتن سه‌رقم سه‌رقم جدا می‌شود و زیر خانه به حروف نوشته می‌شود تا صفر اضافه دیده شود. **بکن:** برای هر مبلغی که کسی می‌نویسد؛ یکای همهٔ فرم را یکی بگذار. **نکن:** برای عددی که پول نیست `NumberField` را بردار؛ مبلغی را که تنها نشان داده می‌شود با `formatNumber` بنویس.\n\n| کلید | کار |\n|---|---|\n| ↑ ↓ | یک تومان یا ریال بیشتر یا کمتر |\n| Enter | فرستادن فرم |',
      },
    },
  },
} satisfies Meta<typeof CurrencyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: 'نوشتن',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'شهریه' });
    await userEvent.type(input, '1250000');
    await expect(input).toHaveValue('۱٬۲۵۰٬۰۰۰');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_250_000);
    await expect(canvas.getByText('یک میلیون و دویست و پنجاه هزار تومان')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid>
      <CurrencyField label="خالی" />
      <CurrencyField label="به تومان" defaultValue={790_000} description="برای یک سال" />
      <CurrencyField label="به ریال" currency="rial" defaultValue={7_900_000} />
      <CurrencyField label="بدون حروف" defaultValue={790_000} hasNoWords />
      <FieldPseudoStates>{(name) => <CurrencyField label={name} defaultValue={790_000} />}</FieldPseudoStates>
      <CurrencyField label="نادرست" defaultValue={790} errorMessage="شهریه کمتر از ۱۰٬۰۰۰ تومان نمی‌شود." />
      <CurrencyField label="فقط خواندنی" defaultValue={790_000} isReadOnly />
      <CurrencyField label="غیرفعال" defaultValue={790_000} isDisabled />
    </StateGrid>
  ),
};
