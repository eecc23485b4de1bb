import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, ListChecks, Star } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { RadioGroup } from './RadioGroup.tsx';

const ways = [
  { value: 'pages', label: 'از روی صفحه', description: 'مثلاً صفحهٔ ۴۰ تا ۵۰', icon: <BookOpen size="1.3em" /> },
  { value: 'sections', label: 'از روی بخش', description: 'فصل و درس کتاب', icon: <ListChecks size="1.3em" /> },
  { value: 'skills', label: 'از روی مهارت', description: 'هر مهارت جدا', icon: <Star size="1.3em" /> },
];
const meta = {
  title: 'فرم‌ها/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  args: { label: 'تکلیف را چطور می‌سازید؟', options: ways, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'یکی از چند گزینه، همه جلوی چشم. **بکن:** تا شش گزینه؛ `cards` وقتی هر گزینه جمله‌ای دارد. **نکن:** گزینه‌های بیشتر را در `Select` بگذار؛ واژه‌های کوتاهی که همان دم چیزی را عوض می‌کنند `SegmentedControl` است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی گروه |\n| ↓ | گزینهٔ بعد |\n| ↑ | گزینهٔ پیش |\n| ← و → | در `cards`: گزینهٔ بعد و پیش |\n| Space | انتخاب |',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: 'فهرست',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('pages');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'از روی بخش' })).toBeChecked();
  },
};

export const Cards: Story = { name: 'کارت', args: { variant: 'cards', defaultValue: 'pages' } };

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <div
        style={{
          display: 'grid',
          gap: 32,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        <RadioGroup label="فهرست" options={ways} defaultValue="pages" description="بعداً هم می‌شود عوضش کرد." />
        <PseudoStates of="div:last-child > label" only={['hovered', 'focused']}>
          {(name) => <RadioGroup label={`فهرست، ${name}`} options={ways} defaultValue="pages" />}
        </PseudoStates>
        <RadioGroup label="فهرست نادرست" options={ways} errorMessage="یکی از گزینه‌ها باید انتخاب شود." />
        <RadioGroup label="فهرست فقط خواندنی" options={ways} defaultValue="sections" isReadOnly />
        <RadioGroup label="فهرست غیرفعال" options={ways} defaultValue="sections" isDisabled />
      </div>
      <RadioGroup variant="cards" label="کارت" options={ways} defaultValue="pages" />
      <PseudoStates of="div:last-child > label">
        {(name) => (
          <RadioGroup variant="cards" label={`کارت، ${name}`} options={ways.slice(0, 2)} defaultValue="pages" />
        )}
      </PseudoStates>
      <RadioGroup variant="cards" label="کارت فقط خواندنی" options={ways.slice(0, 2)} defaultValue="pages" isReadOnly />
      <RadioGroup
        variant="cards"
        label="کارت نادرست"
        options={ways.slice(0, 2)}
        errorMessage="یکی از گزینه‌ها باید انتخاب شود."
      />
      <RadioGroup variant="cards" label="کارت غیرفعال" options={ways.slice(0, 2)} defaultValue="pages" isDisabled />
    </div>
  ),
};
