import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { MultiSelect } from './MultiSelect.tsx';

const classes = [
  { value: '5a', label: 'پنجم الف', description: '۲۸ دانش‌آموز' },
  { value: '5b', label: 'پنجم ب', description: '۲۹ دانش‌آموز' },
  { value: '6a', label: 'ششم الف', description: '۳۰ دانش‌آموز' },
  { value: '6b', label: 'ششم ب', isDisabled: true },
];

const meta = {
  title: 'فرم‌ها/MultiSelect',
  component: MultiSelect,
  tags: ['autodocs'],
  args: { label: 'کلاس‌ها', options: classes, onChange: fn() },
  decorators: [inBox({ maxInlineSize: 640 })],
  parameters: {
    docs: {
      description: {
        component:
          'چند تا از گزینه‌های بسیار، که با نوشتن پیدا می‌شوند و هر انتخاب برچسبی برداشتنی است. **بکن:** وقتی گزینه‌ها از هشت بیشترند. **نکن:** برای چند گزینهٔ کوتاه `CheckboxGroup` بهتر است چون همه را نشان می‌دهد.\n\n| کلید | کار |\n|---|---|\n| ↑ ↓ | باز کردن فهرست و رفتن میان گزینه‌ها |\n| Enter | انتخاب یا رها کردن |\n| Escape | بستن فهرست |\n| Backspace | در جای خالی، برداشتن آخرین برچسب |\n| Shift + Tab | رفتن به برچسب‌ها |\n| Delete | برداشتن برچسب |',
      },
    },
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = {
  name: 'جستجو و انتخاب',
  args: { defaultValue: ['5a'] },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: /کلاس‌ها/ });
    await userEvent.click(box);
    await userEvent.type(box, 'ششم');
    await userEvent.click(await screen.findByRole('option', { name: /ششم الف/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['5a', '6a']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['5a']));
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid>
      <MultiSelect label="خالی" options={classes} />
      <MultiSelect label="با دو برچسب" options={classes} defaultValue={['5a', '5b']} />
      <MultiSelect label="با چند سطر" options={classes} defaultValue={['5a', '5b', '6a', '6b']} isOptional />
      <PseudoStates of="[role=group]:has(input)" only={['hovered', 'focused']}>
        {(name) => <MultiSelect label={name} options={classes} defaultValue={['5b']} />}
      </PseudoStates>
      <MultiSelect label="نادرست" options={classes} errorMessage="دست‌کم یک کلاس باید انتخاب شود." />
      <MultiSelect label="غیرفعال" options={classes} defaultValue={['5a']} isDisabled />
    </StateGrid>
  ),
};
