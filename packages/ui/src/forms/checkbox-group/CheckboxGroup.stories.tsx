import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const skills = [
  { value: 'add', label: 'جمع کسرها', description: 'صفحهٔ ۴۶ · ۸ سؤال' },
  { value: 'subtract', label: 'تفریق کسرها', description: 'صفحهٔ ۴۸ · ۶ سؤال' },
  { value: 'multiply', label: 'ضرب کسرها', description: 'صفحهٔ ۵۱ · ۱۰ سؤال' },
];

const meta = {
  title: 'فرم‌ها/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs'],
  args: { label: 'مهارت‌های این تکلیف', options: skills, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'چند تا از چند گزینه. **بکن:** گزینه‌ها را به ترتیبی بچین که خواننده می‌شناسد (کتاب، هفته). **نکن:** وقتی فقط یکی می‌شود `RadioGroup` را بردار.\n\n| کلید | کار |\n|---|---|\n| Tab | از گزینه‌ای به گزینهٔ بعد |\n| Space | انتخاب یا برداشتن انتخاب |',
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['add', 'subtract']);
    await expect(canvas.getByRole('checkbox', { name: 'جمع کسرها' })).toBeChecked();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid>
      <CheckboxGroup label="معمولی" options={skills} defaultValue={['add']} description="هر کدام را خواستی بردار." />
      <PseudoStates of="div:last-child > label" only={['hovered', 'focused']}>
        {(name) => <CheckboxGroup label={name} options={skills} defaultValue={['add']} />}
      </PseudoStates>
      <CheckboxGroup label="نادرست" options={skills} errorMessage="دست‌کم یک گزینه باید انتخاب شود." />
      <CheckboxGroup label="فقط خواندنی" options={skills} defaultValue={['multiply']} isReadOnly />
      <CheckboxGroup label="غیرفعال" options={skills} defaultValue={['multiply']} isDisabled />
    </StateGrid>
  ),
};
