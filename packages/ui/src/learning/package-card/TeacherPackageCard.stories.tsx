import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { TeacherPackageCard } from './TeacherPackageCard.tsx';

const meta = {
  title: 'یادگیری/TeacherPackageCard',
  component: TeacherPackageCard,
  tags: ['autodocs'],
  args: {
    title: 'سفر به دنیای کسرها',
    description: 'از معنای کسر تا مقایسه.',
    grade: 'پنجم',
    activities: [
      { id: 'a', kind: 'lesson', title: 'کسر یعنی چه؟' },
      { id: 'b', kind: 'practice', title: 'کسرهای برابر' },
      { id: 'c', kind: 'game', title: 'هزارتوی کسرها' },
      { id: 'd', kind: 'quiz', title: 'آزمون کوتاه کسر' },
    ],
    classes: ['پنجم الف', 'پنجم ب'],
    completed: 12,
    assigned: 58,
    href: '#package',
  },
  parameters: {
    docs: {
      description: {
        component:
          'بستهٔ فعالیت از نگاه معلم: چه دارد، به کدام کلاس‌ها داده شده، چند نفر تمامش کرده‌اند، و یک راه برای رفتن. **بکن:** نام کلاس‌ها را کوتاه بده. **نکن:** نام دانش‌آموزان را روی کارت نیاور.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کار کارت |\n| Enter | رفتن به بسته |',
      },
    },
  },
} satisfies Meta<typeof TeacherPackageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  name: 'داده‌شده به دو کلاس',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'دیدن بسته: سفر به دنیای کسرها' })).toBeVisible();
    await expect(canvas.getByText('برای پنجم الف، پنجم ب')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }}>
      <TeacherPackageCard {...args} />
      <TeacherPackageCard {...args} classes={[]} completed={0} assigned={0} />
      <TeacherPackageCard {...args} isActive={false} completed={58} />
    </div>
  ),
};
