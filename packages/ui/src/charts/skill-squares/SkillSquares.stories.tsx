import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { SKILL_BANDS } from '../skill-grid/types.ts';
import { SkillSquares } from './SkillSquares.tsx';

const TITLES = [
  'خواندن عددهای میلیونی',
  'الگوهای عددی',
  'جدول ارزش مکانی',
  'محاسبهٔ تقریبی',
  'جمع و تفریق عددها',
  'معرفی میلیارد',
];
const skills = SKILL_BANDS.toReversed().map((band, index) => ({ id: band, title: TITLES[index] ?? band, band }));

const meta = {
  title: 'نمودارها/SkillSquares',
  component: SkillSquares,
  tags: ['autodocs'],
  args: { label: 'مهارت‌های فصل ۱', skills: skills.map((skill) => ({ ...skill, href: `#${skill.id}` })) },
  parameters: {
    docs: {
      description: {
        component:
          'مهارت‌های یک فصل یک دانش‌آموز، هر مهارت یک خانه؛ هر چه جلوتر، سبزتر. **بکن:** یک فصل در یک نگاه، و شمارش زیر آن. **نکن:** برای سنجیدن دانش‌آموزان با هم؛ کار کلاس با `SkillGrid` است.\n\n| کلید | کار |\n|---|---|\n| Tab | از خانه‌ای به خانهٔ دیگر |\n| Enter | رفتن به مهارت |',
      },
    },
  },
} satisfies Meta<typeof SkillSquares>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'یک فصل',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

export const States: Story = {
  ...states,
  args: { skills: [...skills, ...skills.map((skill) => ({ ...skill, id: `${skill.id} 2` }))] },
};
