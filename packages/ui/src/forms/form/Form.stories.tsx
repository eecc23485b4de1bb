import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { formColumn } from '../../testing/in-box.tsx';
import { PseudoState } from '../../testing/PseudoState.tsx';
import { states } from '../../testing/states.ts';
import { NumberField } from '../number-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type FormErrors } from './Form.tsx';

const meta = {
  title: 'فرم‌ها/Form',
  component: Form,
  tags: ['autodocs'],
  args: { onSubmit: fn(), children: null },
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'خانه‌هایی که با هم فرستاده می‌شوند. اگر چیزی درست نباشد هیچ چیز فرستاده و پاک نمی‌شود؛ خلاصه‌ای بالای فرم می‌آید، فوکوس را می‌گیرد و به هر خانه پیوند دارد. **بکن:** خطاهای سرور را با نام خانه‌ها در `errors` بده و خطای کل را در `errorMessage`. **نکن:** دکمهٔ فرستادن را تا پُر شدن فرم غیرفعال نکن؛ بگذار فشار بدهد و بگو چه مانده.\n\n| کلید | کار |\n|---|---|\n| Enter در هر خانه | فرستادن |\n| Tab از خلاصه | پیوند خانه‌های نادرست |',
      },
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

const homework = (
  <>
    <TextField label="نام تکلیف" name="title" isRequired />
    <Select label="کلاس" name="class" options={[{ value: '5b', label: 'پنجم ب' }]} isRequired />
    <NumberField label="از صفحهٔ" name="firstPage" minValue={1} maxValue={152} isRequired />
    <NumberField label="تا صفحهٔ" name="lastPage" minValue={1} maxValue={152} isRequired />
    <Button type="submit">ساختن تکلیف</Button>
  </>
);

export const Unfit: Story = {
  name: 'خانه‌های نادرست',
  args: { children: homework },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'نام تکلیف' }), 'کسرها');
    await userEvent.click(canvas.getByRole('button', { name: 'ساختن تکلیف' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = await canvas.findByRole('group', { name: 'فرم فرستاده نشد؛ ۳ بخش باید درست شود.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /^از صفحهٔ/ }));
    await expect(canvas.getByRole('textbox', { name: 'از صفحهٔ' })).toHaveFocus();
    await userEvent.keyboard('۴۰');
    await userEvent.tab();
    await expect(within(summary).getByText('درست شد')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'نام تکلیف' })).toHaveValue('کسرها');
  },
};

export const FirstPress: Story = {
  name: 'فشار نخست پس از درست کردن',
  args: {
    children: (
      <>
        <TextField label="نام تکلیف" name="title" isRequired />
        <Button type="submit">ساختن تکلیف</Button>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'ساختن تکلیف' });
    const box = canvas.getByRole('textbox', { name: 'نام تکلیف' });
    await userEvent.click(button);
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(box, 'کسرها');
    // One user, so that the release belongs to the press.
    const user = userEvent.setup();
    // As of a person: the pointer goes down where the button is, and up at the same place.
    const { x, y, width, height } = button.getBoundingClientRect();
    const pressed = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') ?? document.body;
    await user.pointer({ keys: '[MouseLeft>]', target: pressed() });
    await expect(box).not.toHaveFocus();
    await expect(pressed()).toBe(button);
    await user.pointer({ keys: '[/MouseLeft]', target: pressed() });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(box).not.toHaveAttribute('aria-invalid'));
  },
};

function Login() {
  const [errorMessage, setErrorMessage] = useState<string>();
  return (
    <Form
      onSubmit={() => setErrorMessage('نام کاربری یا رمز عبور اشتباه است.')}
      {...(errorMessage !== undefined && { errorMessage })}
    >
      <TextField label="نام کاربری" name="username" dir="ltr" autoComplete="username" isRequired />
      <PasswordField name="password" isRequired />
      <Button type="submit">ورود</Button>
    </Form>
  );
}

export const Whole: Story = {
  name: 'خطای کل',
  render: () => <Login />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('نام کاربری'), 'maryam');
    await userEvent.type(canvas.getByLabelText('رمز عبور'), '1234{Enter}');
    const summary = await canvas.findByRole('group', { name: 'فرم فرستاده نشد.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByLabelText('رمز عبور')).toHaveValue('1234');
  },
};

const found: FormErrors = { title: 'این نام را پیش‌تر داده‌اید.', book: 'این کتاب برای پایهٔ پنجم نیست.' };

export const States: Story = {
  ...states,
  args: { children: homework, errors: found, errorMessage: 'تکلیف ساخته نشد.' },
  render: (args) => (
    <PseudoState as="hovered" of="li > a">
      <Form {...args} />
    </PseudoState>
  ),
};
