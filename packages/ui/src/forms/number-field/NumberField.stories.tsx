import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'فرم‌ها/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  args: { label: 'از صفحهٔ', minValue: 1, maxValue: 152, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'یک عدد، با هر رقمی که نوشته شود (۴۰، ٤٠، 40، حتی قاطی). عدد بیرون از بازه گفته می‌شود و خودبه‌خود عوض نمی‌شود. **بکن:** `minValue` و `maxValue` را بده تا پیام خودش ساخته شود. **نکن:** برای پاسخ سؤال از خانه‌های پاسخ استفاده کن؛ شماره‌ای که با آن حساب نمی‌شود (کد، موبایل) عدد نیست.\n\n| کلید | کار |\n|---|---|\n| ↑ ↓ | یک گام بیشتر یا کمتر |\n| Page Up و Page Down | ده گام بیشتر یا کمتر |\n| Enter | فرستادن فرم |',
      },
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  args: { description: 'ریاضی پنجم ۱۵۲ صفحه دارد.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'از صفحهٔ' });
    await userEvent.type(input, '4٠');
    await expect(input).toHaveValue('۴۰');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    await userEvent.clear(input);
    await userEvent.type(input, '۴۰۰');
    await userEvent.tab();
    await expect(canvas.getByText('این عدد باید از ۱ تا ۱۵۲ باشد.')).toBeVisible();
  },
};

export const Decimal: Story = {
  name: 'اعشاری',
  args: { label: 'قیمت هر کیلو', maxDecimals: 1, minValue: 0, maxValue: 100, step: 0.5, defaultValue: 12.5 },
};

export const Grouped: Story = {
  name: 'مبلغ',
  args: {
    label: 'شهریه',
    unit: 'تومان',
    isGrouped: true,
    hasNoSteppers: true,
    minValue: 0,
    maxValue: 1_000_000_000,
    defaultValue: 1_250_000,
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'شهریه' });
    await userEvent.clear(input);
    await userEvent.type(input, '2400000');
    await expect(input).toHaveValue('۲٬۴۰۰٬۰۰۰');
    await expect(args.onChange).toHaveBeenLastCalledWith(2_400_000);
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid column={240}>
      <NumberField label="خالی" />
      <NumberField label="از صفحهٔ" defaultValue={40} description="ریاضی پنجم ۱۵۲ صفحه دارد." />
      <NumberField label="کمترین" defaultValue={1} minValue={1} maxValue={152} />
      <NumberField label="زمان" defaultValue={20} unit="دقیقه" />
      <NumberField label="بدون دکمه" defaultValue={52} hasNoSteppers />
      <FieldPseudoStates>{(name) => <NumberField label={name} defaultValue={40} />}</FieldPseudoStates>
      <PseudoStates of="button:last-of-type" only={['pressed']}>
        {(name) => <NumberField label={`دکمهٔ ${name}`} defaultValue={40} />}
      </PseudoStates>
      <NumberField label="نادرست" defaultValue={400} errorMessage="این عدد باید از ۱ تا ۱۵۲ باشد." />
      <NumberField label="فقط خواندنی" defaultValue={50} isReadOnly />
      <NumberField label="غیرفعال" defaultValue={50} isDisabled />
    </StateGrid>
  ),
};
