import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/grid/index.ts';
import { inBox } from '../../testing/in-box.tsx';
import { states } from '../../testing/states.ts';
import { AudienceCard } from './AudienceCard.tsx';
import { AudiencePicture } from './AudiencePicture.tsx';

const meta = {
  title: 'معرفی/AudienceCard',
  component: AudienceCard,
  subcomponents: { AudiencePicture },
  tags: ['autodocs'],
  args: {
    audience: 'teacher',
    title: 'معلم',
    children: 'تکلیف با شمارهٔ صفحه؛ گزارش غلط‌های پرتکرار.',
    href: '#for-teachers',
  },
  parameters: {
    docs: {
      description: {
        component:
          'مشق برای یک گروه چیست، زیر نقشی که برای خود مشق کشیده شده و رنگ پوسته را می‌گیرد؛ دختر و پسر، زن و مرد در نقش‌ها هستند. **بکن:** چهار کارت را با هم بیاور و متن پیوند را از خود کارت بگیر تا «بیشتر»های یک‌جور نداشته باشی. **نکن:** عکس آماده جای نقش نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | پیوند کارت |\n| Enter | رفتن به آن |',
      },
    },
  },
} satisfies Meta<typeof AudienceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  name: 'یک کارت',
  decorators: [inBox({ maxInlineSize: 360 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'معلم' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'بیشتر برای معلم' })).toHaveAttribute('href', '#for-teachers');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <Grid>
      <AudienceCard audience="student" title="دانش‌آموز" href="#students">
        تمرین کوتاه، راهنمایی قدم‌به‌قدم و جام و نشان.
      </AudienceCard>
      <AudienceCard audience="teacher" title="معلم" href="#teachers">
        تکلیف با شمارهٔ صفحه؛ گزارش غلط‌های پرتکرار.
      </AudienceCard>
      <AudienceCard audience="school" title="مدرسه و سازمان" href="#schools">
        تصویر هر پایه، هر کلاس و هر استان، با نشان خودتان.
      </AudienceCard>
      <AudienceCard audience="parent" title="پدر و مادر">
        ببینید فرزندتان چه یاد گرفته، نه فقط چند گرفته.
      </AudienceCard>
    </Grid>
  ),
};
