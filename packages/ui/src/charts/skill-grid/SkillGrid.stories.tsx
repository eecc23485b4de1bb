import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { SkillBars } from './SkillBars.tsx';
import { SkillGrid } from './SkillGrid.tsx';
import { demoMastery, demoSkills, demoStudents } from './testing/demo-class-mastery.ts';

const meta = {
  title: 'نمودارها/SkillGrid',
  component: SkillGrid,
  tags: ['autodocs'],
  args: {
    caption: 'مهارت‌های فصل ۲ · پنجم ب',
    skills: demoSkills,
    students: demoStudents,
    mastery: demoMastery,
    onNavigate: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'کلاس در برابر مهارت‌ها، در یک نگاه. هر خانه رنگ، نشانه و واژه دارد؛ حلقه و پرچم روی آن یعنی کمک می‌خواهد. **بکن:** کسانی را که کمک می‌خواهند اول بیاور و بقیه را الفبایی؛ جایی که جا نیست `SkillBars` را بگذار. **نکن:** ردیف‌ها را از بهترین به بدترین نچین؛ کودکان را رتبه نمی‌دهیم.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن به جدول و بیرون آمدن از آن |\n| چهار جهت | خانه به خانه، سرستون‌ها هم |\n| Home، End | سر و ته ردیف؛ با Control سر و ته جدول |\n| Enter | باز کردن خانه |',
      },
    },
  },
} satisfies Meta<typeof SkillGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'با صفحه‌کلید',
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  play: async ({ args, canvas }) => {
    const onwards = document.documentElement.dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowDown}${onwards}`);
    await expect(canvas.getAllByRole('link', { name: 'مسلط، ۵ پاسخ' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#student-0-improper');
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** A mark of each band but the unseen one, which is a dash: mastered, learned, near, learning and starting. */
const MARKS = [
  [1, 1],
  [1, 2],
  [1, 4],
  [2, 3],
  [2, 6],
].map(([student, skill]) => `tbody tr:nth-child(${student}) td:nth-child(${Number(skill) + 1}) a > span[aria-hidden]`);

/** With colors forced, bands differ by their marks, in the cells. */
export const ForcedColors: Story = { name: 'رنگ‌های اجباری', parameters: { toldApart: MARKS } };

/** The same for the legend: its swatches have no words. */
export const ForcedColorsOfLegend: Story = {
  name: 'رنگ‌های اجباری در راهنما',
  parameters: { toldApart: [1, 2, 3, 4, 5, 6].map((place) => `ul > li:nth-child(${place}) > span`) },
};

/** The same class where there is no room for the grid. */
export const Bars: Story = {
  name: 'میله‌ها، برای گوشی',
  tags: ['states'],
  render: (args) => (
    <Card>
      <SkillBars {...args} />
    </Card>
  ),
};

export const States: Story = {
  ...states,
  render: (args) => (
    <Stack>
      <Card title="مهارت‌های فصل ۲ · پنجم ب">
        <SkillGrid {...args} />
      </Card>
      <PseudoStates
        of="thead th:nth-child(2) > a, tbody td:nth-child(3) > a, tbody th > a"
        only={['hovered', 'focused']}
      >
        {(name) => (
          <Card title={name}>
            <SkillGrid
              {...args}
              caption={name}
              skills={demoSkills.map((skill) => ({ ...skill, href: `#${skill.id}` }))}
              students={demoStudents.slice(0, 1).map((student) => ({ ...student, href: `#${student.id}` }))}
            />
          </Card>
        )}
      </PseudoStates>
    </Stack>
  ),
};
