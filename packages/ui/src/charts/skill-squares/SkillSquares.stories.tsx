import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/stack/index.ts';
import { states } from '../../testing/states.ts';
import { PracticeDays } from './PracticeDays.tsx';
import { SkillSquares } from './SkillSquares.tsx';
import { TenSquares } from './TenSquares.tsx';

const skills = [
  { id: 'a', title: 'جدول طبقه‌ها', band: 'mastered', href: '#a' },
  { id: 'b', title: 'خواندن عددهای بزرگ', band: 'learned', isNew: true, href: '#b' },
  { id: 'c', title: 'مقایسهٔ عددها', band: 'learned', href: '#c' },
  { id: 'd', title: 'محاسبهٔ تقریبی', band: 'near', href: '#d' },
  { id: 'e', title: 'الگوی عددها', band: 'learning', href: '#e' },
  { id: 'f', title: 'جمع و تفریق', band: 'starting' },
  { id: 'g', title: 'مسئله', band: 'unseen' },
] as const;

const weeks = [
  { label: '۹ تا ۱۵ آبان', practiced: [0, 2, 5] },
  { label: '۱۶ تا ۲۲ آبان', practiced: [] },
  { label: '۲۳ آبان تا امروز', practiced: [0, 1, 3] },
];

const meta = {
  title: 'نمودارها/SkillSquares',
  component: SkillSquares,
  subcomponents: { TenSquares, PracticeDays },
  tags: ['autodocs'],
  args: { label: 'مهارت‌های فصل ۱', skills, newLabel: 'در این ۴ هفته یاد گرفتی' },
  parameters: {
    docs: {
      description: {
        component:
          'گزارش یک دانش‌آموز از خودش: هر مهارت یک خانه، `TenSquares` از هر ۱۰ سؤال، و `PracticeDays` روزهای تمرین. **بکن:** کنارش با یک جمله بگو چه شد. **نکن:** دو دانش‌آموز را با آن کنار هم نگذار؛ برای کلاس `SkillGrid` هست.\n\n| کلید | کار |\n|---|---|\n| Tab | خانهٔ بعدی که پیوند دارد |\n| Enter | رفتن به تمرین آن مهارت |',
      },
    },
  },
} satisfies Meta<typeof SkillSquares>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'مهارت‌های فصل ۱' });
    await expect(within(list).getByRole('link', { name: 'محاسبهٔ تقریبی: نزدیک یادگیری' })).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack gap={6}>
      <SkillSquares {...args} />
      <SkillSquares {...args} label="هیچ‌کدام تازه نیست" skills={skills.slice(3)} />
      <TenSquares first={6} corrected={3} />
      <TenSquares first={10} corrected={0} />
      <TenSquares first={0} corrected={0} />
      <PracticeDays label="روزهایی که تمرین کردی" weeks={weeks} today={3} />
      <PracticeDays label="روزهای یک هفتهٔ گذشته" weeks={weeks.slice(0, 1)} />
    </Stack>
  ),
};
