import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'فرم‌ها/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  args: { label: 'جستجوی دانش‌آموز', onChange: fn(), onSubmit: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'واژه‌هایی برای یافتن. **بکن:** بگو در چه می‌گردد («جستجوی دانش‌آموز»). **نکن:** نتیجه را بی‌خبر عوض نکن؛ شمار یافته‌ها را کنار فهرست بگو.\n\n| کلید | کار |\n|---|---|\n| Enter | جستجو |\n| Escape | خالی کردن |',
      },
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  decorators: [formColumn],
  args: { placeholder: 'نام یا نام خانوادگی' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, 'آوا{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('آوا');
    await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن جستجو' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid>
      <SearchField label="خالی" placeholder="نام یا نام خانوادگی" />
      <SearchField label="پُر" defaultValue="آوا احمدی" />
      <FieldPseudoStates>{(name) => <SearchField label={name} defaultValue="آوا احمدی" />}</FieldPseudoStates>
      <PseudoStates of="button" only={['hovered']}>
        {(name) => <SearchField label={`دکمهٔ پاک کردن، ${name}`} defaultValue="آوا احمدی" />}
      </PseudoStates>
      <SearchField label="نادرست" defaultValue="آ" errorMessage="دست‌کم دو حرف بنویسید." />
      <SearchField label="فقط خواندنی" defaultValue="آوا" isReadOnly />
      <SearchField label="غیرفعال" defaultValue="آوا" isDisabled />
      <SearchField label="برچسب پنهان" isLabelHidden placeholder="جستجو در مهارت‌ها" />
    </StateGrid>
  ),
};
