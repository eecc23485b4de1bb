import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const weeks = [
  { value: 'week', label: 'این هفته' },
  { value: 'month', label: 'این ماه' },
  { value: 'year', label: 'امسال' },
];
const views = [
  { value: 'cards', label: 'کارت', icon: <LayoutGrid size="1.2em" /> },
  { value: 'rows', label: 'فهرست', icon: <Rows3 size="1.2em" /> },
];

const meta = {
  title: 'فرم‌ها/SegmentedControl',
  component: SegmentedControl,
  tags: ['autodocs'],
  args: { label: 'بازهٔ گزارش', options: weeks, defaultValue: 'week', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'یکی از چند واژهٔ کوتاه در یک خط؛ آنچه پیش چشم است همان دم عوض می‌شود. **بکن:** دو تا پنج گزینه، هر کدام یک یا دو واژه. **نکن:** برای جابه‌جایی میان برگه‌ها `Tabs` بگذار، برای گزینه‌های یک فرم `RadioGroup`، برای گزینه‌های بیشتر `Select`.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی آن |\n| ← و ↓ | گزینهٔ بعد |\n| → و ↑ | گزینهٔ پیش |\n| Space | انتخاب، وقتی هنوز چیزی انتخاب نشده |',
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'در یک خط',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('این ماه'));
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'امسال' })).toBeChecked();
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <SegmentedControl label="بازهٔ گزارش" options={weeks} defaultValue="month" />
      <SegmentedControl label="نمای فهرست" options={views} defaultValue="cards" description="هر وقت خواستی عوضش کن." />
      <SegmentedControl label="هنوز هیچ" options={weeks} />
      <SegmentedControl
        label="یکی بسته"
        options={weeks.map((week) => ({ ...week, isDisabled: week.value === 'year' }))}
        defaultValue="week"
      />
      <SegmentedControl label="غیرفعال" options={weeks} defaultValue="month" isDisabled />
      <SegmentedControl label="با برچسب پنهان" isLabelHidden options={views} defaultValue="rows" />
      <PseudoStates of="div:last-child > label" only={['hovered', 'focused']}>
        {(name) => <SegmentedControl label={name} options={weeks} defaultValue="week" />}
      </PseudoStates>
    </div>
  ),
};
