import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'فرم‌ها/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  args: { children: 'مرا به خاطر بسپار', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'یک بله یا نه که با فرم فرستاده می‌شود. **بکن:** متن را مثبت بنویس. **نکن:** برای چیزی که همان لحظه اثر می‌کند `Switch` را بردار؛ برای چند گزینهٔ هم‌خانواده `CheckboxGroup` را.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی گزینه |\n| Space | انتخاب یا برداشتن انتخاب |',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  args: { description: 'روی رایانهٔ مدرسه این را انتخاب نکن.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Checkbox>مرا به خاطر بسپار</Checkbox>
      <Checkbox defaultSelected>صفحه‌های ۴۰ تا ۵۰</Checkbox>
      <Checkbox isIndeterminate>همهٔ مهارت‌های فصل ۲</Checkbox>
      <Checkbox defaultSelected description="با پیامک به شمارهٔ ثبت‌شده خبر می‌دهیم.">
        وقتی دانش‌آموزی به کمک نیاز داشت خبرم کن
      </Checkbox>
      <PseudoStates of="label" only={['hovered', 'focused']}>
        {(name) => <Checkbox>{name}</Checkbox>}
      </PseudoStates>
      <Checkbox errorMessage="برای ادامه باید این گزینه انتخاب شود.">قانون‌های مشق را خوانده‌ام</Checkbox>
      <Checkbox isReadOnly defaultSelected>
        فقط خواندنی
      </Checkbox>
      <Checkbox isDisabled>غیرفعال</Checkbox>
      <Checkbox isDisabled defaultSelected>
        غیرفعال و انتخاب‌شده
      </Checkbox>
    </div>
  ),
};
