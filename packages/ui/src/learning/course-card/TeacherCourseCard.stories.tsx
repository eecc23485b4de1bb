import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { TeacherCourseCard } from './TeacherCourseCard.tsx';

const meta = {
  title: 'یادگیری/TeacherCourseCard',
  component: TeacherCourseCard,
  tags: ['autodocs'],
  args: {
    title: 'ریاضی پنجم',
    subject: 'math',
    classes: 2,
    students: 58,
    taught: 46,
    pages: 160,
    edition: '۱۴۰۴',
    href: '#course',
  },
  parameters: {
    docs: {
      description: {
        component:
          'درس از نگاه معلم: چه کسانی آن را دارند، تا کجای کتاب رفته‌اند، و یک راه برای رفتن. **بکن:** سال چاپ کتاب را بنویس؛ شمارهٔ صفحه‌ها از چاپ به چاپ جابه‌جا می‌شود. **نکن:** گزارش را روی کارت نریز؛ جایش در صفحهٔ درس است.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی کار کارت |\n| Enter | رفتن به درس |',
      },
    },
  },
} satisfies Meta<typeof TeacherCourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  name: 'درس امسال',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'دیدن درس: ریاضی پنجم' })).toBeVisible();
    await expect(canvas.getByText('۵۸ دانش‌آموز')).toBeVisible();
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }}>
      <TeacherCourseCard {...args} />
      <TeacherCourseCard
        {...args}
        title="علوم پنجم"
        subject="science"
        classes={1}
        students={29}
        taught={0}
        pages={104}
      />
      <TeacherCourseCard {...args} title="فارسی پنجم" subject="literature" taught={144} pages={144} isArchived />
    </div>
  ),
};
