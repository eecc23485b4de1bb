import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn } from '../../testing/in-box.tsx';
import { StateGrid } from '../../testing/StateGrid.tsx';
import { states } from '../../testing/states.ts';
import { ColorField, type SuggestedColor } from './ColorField.tsx';

const SUGGESTIONS: SuggestedColor[] = [
  { color: '#0b6bcb', label: 'آبی' },
  { color: '#0f8a5f', label: 'سبز' },
  { color: '#e08a00', label: 'نارنجی' },
  { color: '#b0245a', label: 'سرخابی' },
];

const meta = {
  title: 'فرم‌ها/ColorField',
  component: ColorField,
  tags: ['autodocs'],
  args: { label: 'رنگ مدرسه', onChange: fn() },
  parameters: {
    ownColors: 'The patch and the suggestions show colors that people choose.',
    docs: {
      description: {
        component:
          'رنگ، با کدش (هر رقمی، با # یا بی آن، سه یا شش جا)، با رنگ‌گزین مرورگر، یا یکی از رنگ‌های پیشنهادی. مقدار همیشه `#rrggbb` است. **بکن:** برای رنگ نمادِ یک مدرسه به کار ببر و نتیجه را همان‌جا نشان بده. **نکن:** برای انتخاب میان چند رنگ آمادهٔ محصول به کار نبر؛ آن کار `RadioGroup` است.\n\n| کلید | کار |\n|---|---|\n| Tab | رنگ‌گزین، کد، پیشنهادها |\n| Space | باز کردن رنگ‌گزین، انتخاب پیشنهاد |',
      },
    },
  },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'ساده',
  decorators: [formColumn],
  args: { suggestions: SUGGESTIONS, description: 'رنگ نماد مدرسه؛ بقیهٔ رنگ‌ها از آن ساخته می‌شوند.' },
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'رنگ مدرسه' });
    await userEvent.type(code, '#۰۸C');
    await expect(args.onChange).toHaveBeenLastCalledWith('#0088cc');
    await userEvent.click(canvas.getByRole('button', { name: 'سبز' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('#0f8a5f');
    await expect(canvas.getByRole('button', { name: 'سبز' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <StateGrid>
      <ColorField label="خالی" />
      <ColorField label="پُر" defaultValue="#b0245a" suggestions={SUGGESTIONS} description="رنگ نماد مدرسه" />
      <FieldPseudoStates>{(name) => <ColorField label={name} defaultValue="#0b6bcb" />}</FieldPseudoStates>
      <ColorField label="نادرست" errorMessage={'کد رنگ شش رقم یا حرف دارد؛ مانند \u2066#0b6bcb\u2069.'} />
      <ColorField label="فقط خواندنی" defaultValue="#0f8a5f" isReadOnly />
      <ColorField label="غیرفعال" defaultValue="#0f8a5f" suggestions={SUGGESTIONS} isDisabled />
    </StateGrid>
  ),
};
