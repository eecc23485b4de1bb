import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { Form } from '../form/index.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'فرم‌ها/DateField',
  component: DateField,
  tags: ['autodocs'],
  args: { label: 'روز تولد', onChange: fn() },
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'یک روز جلالی که نوشته می‌شود؛ رقم فارسی، عربی و لاتین پذیرفته است و مقدار به شکل ISO بیرون می‌آید. **بکن:** برای روزی که از بر است، مثل روز تولد. **نکن:** برای روزی که باید پیدایش کرد `DatePicker` را بردار.\n\n| کلید | کار |\n|---|---|\n| رقم‌ها | پر کردن همان بخش |\n| ↑ و ↓ | یکی بیشتر و کمتر |\n| ← و → یا Tab | بخش کناری |\n| Backspace | پاک کردن |',
      },
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Birthday: Story = {
  name: 'روز تولد',
  play: async ({ args, canvas }) => {
    const parts = canvas.getAllByRole('spinbutton');
    const [day, month, year] = parts;
    // Day, month and year, in the order in which Tab reaches them and a date is said, from the start of the line.
    const edges = parts.map((part) => part.getBoundingClientRect().x);
    const isRtl = document.documentElement.dir === 'rtl';
    await expect(edges).toEqual(edges.toSorted((a, b) => (isRtl ? b - a : a - b)));
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('۱');
    await userEvent.tab();
    await expect(month).toHaveFocus();
    await userEvent.keyboard('١');
    // Each of two narrow figures is pressed for itself.
    const [first = 0, second = 0] = parts.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return (left + right) / 2;
    });
    await expect(Math.abs(first - second)).toBeGreaterThanOrEqual(24);
    await userEvent.tab();
    await expect(year).toHaveFocus();
    await userEvent.keyboard('1394');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2015-03-21'));
  },
};

export const OutOfBounds: Story = {
  name: 'بیرون از بازه',
  args: { label: 'روز شروع', defaultValue: '2026-11-21', minDate: '2026-11-22' },
  render: (args) => (
    <Form onSubmit={fn()}>
      <Stack>
        <DateField {...args} />
        <Button type="submit">ثبت</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ثبت' }));
    await waitFor(() => expect(canvas.getAllByText(/باید یکشنبه ۱ آذر یا پس از آن باشد/)[0]).toBeVisible());
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Stack gap={5}>
      <DateField label="خالی" description="سال، ماه و روز" />
      <DateField label="پُر" defaultValue="2015-03-21" isRequired />
      <FieldPseudoStates>{(name) => <DateField label={name} defaultValue="2015-03-21" />}</FieldPseudoStates>
      <DateField label="نادرست" defaultValue="2015-03-21" errorMessage="این روز در سال تحصیلی نیست." />
      <DateField label="فقط خواندنی" defaultValue="2015-03-21" isReadOnly />
      <DateField label="غیرفعال" defaultValue="2015-03-21" isDisabled />
    </Stack>
  ),
};
