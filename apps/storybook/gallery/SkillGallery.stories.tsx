import { availableSkills } from '@mashq/curriculum';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SkillGallery } from './SkillGallery.tsx';

const skills = availableSkills();

const meta = {
  id: 'guide-skill-gallery',
  title: 'راهنما/گالری مهارت‌ها',
  component: SkillGallery,
  args: { skill: skills[0]?.id ?? '', level: 2, seed: 1, count: 2 },
  argTypes: {
    skill: {
      control: {
        type: 'select',
        labels: Object.fromEntries(
          skills.map(({ id, title, place }) => [id, `${place.grade} · ${place.chapterTitle} · ${title}`]),
        ),
      },
      options: skills.map(({ id }) => id),
    },
    level: { control: { type: 'inline-radio' }, options: [1, 2, 3, 4] },
    seed: { control: { type: 'number', min: 0 } },
    count: { control: { type: 'range', min: 1, max: 20 } },
  },
  parameters: {
    docs: {
      description: {
        component:
          'هر مهارت، هر سطح، هر دانه: سؤال و شکل، راهنمایی‌ها، راه‌حل و اشتباه‌های شناخته‌شده. از خط فرمان: `pnpm gallery`.',
      },
    },
  },
} satisfies Meta<typeof SkillGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Skill: Story = {
  name: 'یک مهارت',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getAllByText('راه‌حل قدم‌به‌قدم')[0]).toBeVisible();
  },
};
