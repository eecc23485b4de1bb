import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'فرم‌ها/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  args: { onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'شمارهٔ موبایل ایران. هر رقمی (۱۲۳، ١٢٣، 123)، فاصله و پیش‌شمارهٔ کشور پذیرفته است و رقم‌ها به رقم‌های خواننده دیده می‌شوند؛ آنچه تحویل می‌دهد شمارهٔ یازده‌رقمی با رقم لاتین است. **بکن:** شماره را از `onChange` یا داده‌های فرم بردار. **نکن:** نگو «رقم انگلیسی بنویس».\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی خانه |\n| Enter | فرستادن فرم |',
      },
    },
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  decorators: [formColumn],
  args: { description: 'کد ورود را به همین شماره می‌فرستیم.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '0912 ٣٤٥ ۶۷۸۹');
    await expect(input).toHaveValue('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await expect(args.onChange).toHaveBeenLastCalledWith('09123456789');
    await userEvent.tab();
    await expect(input).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid>
      <PhoneField label="خالی" />
      <PhoneField label="پُر" defaultValue="۰۹۱۲۳۴۵۶۷۸۹" description="کد ورود را به همین شماره می‌فرستیم." />
      <FieldPseudoStates>{(name) => <PhoneField label={name} defaultValue="۰۹۱۲۳۴۵۶۷۸۹" />}</FieldPseudoStates>
      <PhoneField label="نادرست" defaultValue="۰۲۱۸۸۸۸" errorMessage="شمارهٔ موبایل ۱۱ رقم دارد و با ۰۹ شروع می‌شود." />
      <PhoneField label="فقط خواندنی" defaultValue="۰۹۱۲۳۴۵۶۷۸۹" isReadOnly />
      <PhoneField label="غیرفعال" defaultValue="۰۹۱۲۳۴۵۶۷۸۹" isDisabled />
    </StateGrid>
  ),
};
