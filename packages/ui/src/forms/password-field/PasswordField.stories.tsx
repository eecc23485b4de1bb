import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'فرم‌ها/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  args: { onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'رمز عبور، با دکمه‌ای برای دیدن آن. **بکن:** جایی که رمز تازه ساخته می‌شود `autoComplete="new-password"` بده. **نکن:** رمز را دو بار نپرس؛ دیدن آن کافی است. چسباندن رمز را نبند.\n\n| کلید | کار |\n|---|---|\n| Tab | از خانه به دکمهٔ نمایش |\n| Enter یا Space روی دکمه | نمایش یا پنهان کردن رمز |',
      },
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  decorators: [formColumn],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('رمز عبور');
    await userEvent.type(input, 'Mashq-1404');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'نمایش رمز' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('status')).toHaveTextContent('رمز نمایان شد');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const New: Story = {
  name: 'رمز تازه',
  decorators: [formColumn],
  args: {
    label: 'رمز تازه',
    description: 'دست‌کم ۸ نویسه. جمله‌ای که فقط خودت می‌دانی رمز خوبی است.',
    autoComplete: 'new-password',
    minLength: 8,
    validityMessages: { tooShort: 'رمز باید دست‌کم ۸ نویسه باشد.' },
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid>
      <PasswordField label="خالی" />
      <PasswordField label="پُر" defaultValue="Mashq-1404" />
      <FieldPseudoStates>{(name) => <PasswordField label={name} defaultValue="Mashq-1404" />}</FieldPseudoStates>
      <PseudoStates of="button" only={['hovered']}>
        {(name) => <PasswordField label={`دکمهٔ نمایش، ${name}`} defaultValue="Mashq-1404" />}
      </PseudoStates>
      <PasswordField label="نادرست" defaultValue="mashq" errorMessage="نام کاربری یا رمز عبور اشتباه است." />
      <PasswordField label="فقط خواندنی" defaultValue="Mashq-1404" isReadOnly />
      <PasswordField label="غیرفعال" defaultValue="Mashq-1404" isDisabled />
    </StateGrid>
  ),
};
