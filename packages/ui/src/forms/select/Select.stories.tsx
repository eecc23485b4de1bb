import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { formColumn, inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { Select } from './Select.tsx';

const grades = [
  { value: '3', label: 'سوم' },
  { value: '4', label: 'چهارم' },
  { value: '5', label: 'پنجم', description: '۲ کلاس، ۵۸ دانش‌آموز' },
  { value: '6', label: 'ششم', isDisabled: true },
];
const chapters = [
  {
    title: 'فصل ۱',
    options: [
      { value: '1-1', label: 'الگوها' },
      { value: '1-2', label: 'عددهای بزرگ' },
    ],
  },
  {
    title: 'فصل ۲',
    options: [
      { value: '2-1', label: 'جمع و تفریق کسرها' },
      { value: '2-2', label: 'ضرب کسرها' },
    ],
  },
];

const meta = {
  title: 'فرم‌ها/Select',
  component: Select,
  tags: ['autodocs'],
  args: { label: 'پایه', options: grades, onChange: fn() },
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'یکی از گزینه‌های بسیار، در فهرستی که باز می‌شود. **بکن:** وقتی گزینه‌ها از شش بیشترند یا جا تنگ است؛ گزینه‌های بلند را بخش‌بندی کن. **نکن:** برای دو سه گزینه `RadioGroup` بهتر است چون همه را نشان می‌دهد.\n\n| کلید | کار |\n|---|---|\n| Enter، Space، ↑ ↓ | باز کردن |\n| ↑ ↓ | رفتن میان گزینه‌ها |\n| حرف‌ها | رفتن به گزینه‌ای که با آن آغاز می‌شود |\n| Enter | انتخاب |\n| Escape | بستن |',
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'سوم' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('4');
    const trigger = canvas.getByRole('button', { name: /پایه/ });
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('چهارم');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'چهارم' })).toHaveFocus());
    await userEvent.keyboard('پ');
    await expect(screen.getByRole('option', { name: /^پنجم/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('چهارم');
  },
};

export const Sections: Story = {
  name: 'بخش‌بندی‌شده',
  args: { label: 'از بخشِ', options: chapters, defaultValue: '2-1' },
};

/** The open list, in sections and with a choice that is closed: checked as a state gallery is. */
export const Open: Story = {
  name: 'باز',
  tags: ['states'],
  args: { defaultValue: '5' },
  decorators: [inBox({ minBlockSize: 360 })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: /^پنجم/ })).toHaveFocus());
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid column={240}>
      <Select label="خالی" options={grades} />
      <Select label="پُر" options={grades} defaultValue="5" description="کلاس‌های همین پایه نشان داده می‌شوند." />
      <Select label="اختیاری" options={grades} isOptional />
      <PseudoStates of="button" only={['hovered', 'focused']}>
        {(name) => <Select label={name} options={grades} defaultValue="5" />}
      </PseudoStates>
      <Select label="نادرست" options={grades} errorMessage="یکی از گزینه‌ها باید انتخاب شود." />
      <Select label="غیرفعال" options={grades} defaultValue="3" isDisabled />
    </StateGrid>
  ),
};
