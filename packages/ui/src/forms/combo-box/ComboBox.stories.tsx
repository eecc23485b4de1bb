import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { FieldPseudoStates } from '../../testing/FieldPseudoStates.tsx';
import { formColumn, inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { ComboBox } from './ComboBox.tsx';

const provinces = [
  'آذربایجان شرقی',
  'آذربایجان غربی',
  'اصفهان',
  'تهران',
  'خراسان رضوی',
  'خوزستان',
  'فارس',
  'کرمان',
  'کرمانشاه',
  'گیلان',
  'مازندران',
  'یزد',
].map((label) => ({ value: label, label }));

const meta = {
  title: 'فرم‌ها/ComboBox',
  component: ComboBox,
  tags: ['autodocs'],
  args: { label: 'استان', options: provinces, onChange: fn() },
  decorators: [formColumn],
  parameters: {
    docs: {
      description: {
        component:
          'یکی از بسیار، که با نوشتن بخشی از نامش پیدا می‌شود؛ املای عربی و همهٔ رقم‌ها را می‌فهمد. **بکن:** برای فهرست‌های بلندتر از پانزده تا. **نکن:** برای فهرست کوتاه؛ `Select` یا `RadioGroup` روشن‌تر است.\n\n| کلید | کار |\n|---|---|\n| حرف‌ها | کوتاه کردن فهرست |\n| ↓ و ↑ | رفتن در فهرست |\n| Enter | انتخاب |\n| Escape | بستن، سپس خالی کردن |',
      },
    },
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Province: Story = {
  name: 'استان',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'استان' }), '\u0643رما');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('کرمانشاه'));
  },
};

export const NothingFits: Story = {
  name: 'چیزی پیدا نشد',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ژاپن');
    await waitFor(() => expect(screen.getByText('چیزی پیدا نشد')).toBeVisible());
  },
};

/** The open list with a line under the arrow keys: checked as a state gallery is. */
export const Open: Story = {
  name: 'باز',
  tags: ['states'],
  decorators: [inBox({ minBlockSize: 420 })],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'استان' }), 'ا');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'آذربایجان شرقی' })).toHaveAttribute('data-focused'));
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={5}>
      <ComboBox {...args} label="خالی" placeholder="مثلاً تهران" />
      <ComboBox {...args} label="پُر" defaultValue="یزد" description="استانی که مدرسه در آن است" />
      <FieldPseudoStates>{(name) => <ComboBox {...args} label={name} defaultValue="یزد" />}</FieldPseudoStates>
      <PseudoStates of="button" only={['hovered']}>
        {(name) => <ComboBox {...args} label={`دکمهٔ فهرست، ${name}`} defaultValue="یزد" />}
      </PseudoStates>
      <ComboBox {...args} label="نادرست" defaultValue="فارس" errorMessage="در این استان مدرسه‌ای نداریم." />
      <ComboBox {...args} label="غیرفعال" defaultValue="گیلان" isDisabled />
    </Stack>
  ),
};
