import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { type TreeNode, TreeView } from './TreeView.tsx';

const nodes: readonly TreeNode[] = [
  {
    id: 'chapter-1',
    title: 'فصل ۱: عدد و الگوهای عددی',
    detail: '۳ درس',
    icon: <BookOpen size="1.125em" />,
    children: [
      { id: 'lesson-1', title: 'الگوهای عددی', href: '#lesson-1' },
      {
        id: 'lesson-2',
        title: 'عددهای بزرگ‌تر از میلیون، یادآوری و تکمیل عددنویسی',
        href: '#lesson-2',
        children: [{ id: 'skill-1', title: 'نوشتن عدد به حروف', href: '#skill-1' }],
      },
      { id: 'lesson-3', title: 'جمع و تفریق', href: '#lesson-3' },
    ],
  },
  { id: 'chapter-2', title: 'فصل ۲: کسر', detail: '۴ درس', icon: <BookOpen size="1.125em" />, href: '#chapter-2' },
];

const meta = {
  title: 'داده/TreeView',
  component: TreeView,
  tags: ['autodocs'],
  args: { 'aria-label': 'فصل‌های کتاب', nodes, defaultExpanded: ['chapter-1'] },
  decorators: [inBox({ maxInlineSize: 420 })],
  parameters: {
    docs: {
      description: {
        component:
          'چیزهایی درون چیزهای دیگر: فصل و درس، سازمان و مدرسه. **بکن:** برای دو تا چهار لایه که باید کنار هم دیده شوند؛ صفحهٔ باز را با `current` نشان بده. **نکن:** برای یک لایه `List` را بردار؛ برای پرسش و پاسخ `Accordion`؛ برای منوی برنامه `NavVertical`.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی درخت |\n| ↑ ↓ | ردیف پیش و پس |\n| پیکان به سوی محتوا و برعکس | باز و بسته کردن |\n| حرف‌ها | رفتن به عنوانی که با آن شروع می‌شود |\n| Enter | رفتن به ردیف |',
      },
    },
  },
} satisfies Meta<typeof TreeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  name: 'باز کردن',
  args: { defaultExpanded: [] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    await userEvent.tab();
    const next = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(next);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'الگوهای عددی' })).toHaveFocus();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <TreeView {...args} defaultExpanded={['chapter-1', 'lesson-2']} current="lesson-3" />
      <PseudoStates of="[role=row]" only={['hovered', 'focused']} hasCaptions>
        {(name) => <TreeView aria-label={name} nodes={nodes.slice(1)} />}
      </PseudoStates>
      <TreeView aria-label="خالی" nodes={[]} empty="هنوز فصلی نیست." />
    </Stack>
  ),
};
