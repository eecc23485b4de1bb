import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Card } from '../../data/card/index.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs/index.ts';
import { states } from '../../testing/states.ts';
import { Section } from '../section/index.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'چیدمان/Page',
  component: Page,
  subcomponents: { Section },
  tags: ['autodocs'],
  args: {
    title: 'صفحه‌های ۴۶ تا ۵۱',
    subtitle: 'پنجم ب · تا سه‌شنبه ۴ آذر، ۲۰:۰۰',
    breadcrumbs: <Breadcrumbs items={[{ title: 'تکلیف‌ها', href: '#homeworks' }, { title: 'صفحه‌های ۴۶ تا ۵۱' }]} />,
    actions: (
      <>
        <Button variant="secondary">تغییر مهلت</Button>
        <Button>پیام به کلاس</Button>
      </>
    ),
    children: (
      <>
        <Section title="مهارت‌ها" subtitle="شش مهارت" actions={<Button variant="quiet">همه</Button>}>
          <Card>جمع کسرها</Card>
        </Section>
        <Section title="به کمک نیاز دارند">
          <Card>پارسا کریمی</Card>
        </Section>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'درون یک صفحه: عنوان یگانهٔ آن، کارهایش و محتوا. **بکن:** بخش‌ها را با `Section` نام بده. **نکن:** عنوان درجهٔ یک دیگری نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | راه بازگشت، کارها، محتوا |',
      },
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: 'مهارت‌ها' })).toBeVisible();
  },
};

export const Student: Story = {
  name: 'پهنای دانش‌آموز',
  args: { width: 'student', actions: null, breadcrumbs: null },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(834);
  },
};
