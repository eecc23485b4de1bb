import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { Badge } from '../../data/badge/index.ts';
import { Card } from '../../data/card/index.ts';
import { EmptyState } from '../../feedback/empty-state/index.ts';
import { OfflineBar } from '../../feedback/offline-bar/index.ts';
import { ProgressBar } from '../../feedback/progress-bar/index.ts';
import { PracticeProgress } from '../../learning/practice-progress/index.ts';
import { studentAccount, studentItems } from '../../navigation/testing/menus.tsx';
import { states } from '../../testing/states.ts';
import { Grid } from '../grid/index.ts';
import { Page } from '../page/index.ts';
import { StudentFocusShell } from './StudentFocusShell.tsx';
import { StudentShell } from './StudentShell.tsx';

const home = (
  <Page title="سلام پارسا!" subtitle="شنبه ۱ آذر" width="student">
    <Card
      title="صفحه‌های ۴۶ تا ۵۱"
      href="#homework"
      tone="solid"
      subtitle="جمع و تفریق کسرها · تا سه‌شنبه"
      footer={
        <Link href="#go" variant="reward">
          ادامه بده
        </Link>
      }
    >
      <p>۱۴ سؤال از ۲۵ سؤال را جواب داده‌ای.</p>
    </Card>
    <Grid columns="halves">
      <Card title="تمرین امروز" level={3} href="#exercise" actions={<Badge tone="reward">۱۲ جام</Badge>}>
        <ProgressBar label="تا جام بعدی" value={7} max={10} tone="reward" />
      </Card>
      <Card level={3}>
        <EmptyState picture="message" person="boy">
          پیامی نداری.
        </EmptyState>
      </Card>
    </Grid>
  </Page>
);

const meta = {
  title: 'چیدمان/StudentShell',
  component: StudentShell,
  subcomponents: { StudentFocusShell },
  tags: ['autodocs'],
  args: {
    items: studentItems,
    currentPath: '/student',
    userRole: 'student',
    homeHref: '#student',
    account: studentAccount,
    onExit: fn(),
    status: <OfflineBar isOnline={false} waiting={2} />,
    children: home,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'قاب صفحه‌های دانش‌آموز؛ محتوا دست‌بالا ۸۳۴ پیکسل. زیر ۱۰۲۴ پیکسل منو پایین است و بالاتر از آن کنار. برای سؤال `StudentFocusShell` هست که منو ندارد؛ با `variant="sheet"` برگهٔ سؤال روی گوشی از لبه تا لبه است و نشانه‌های پیشرفت سطر خودشان را دارند. **بکن:** `OfflineBar` را در `status` بگذار. **نکن:** درون آن `main` دیگری نگذار.\n\n| کلید | کار |\n|---|---|\n| Tab | نخست «رفتن به متن اصلی»، سپس منو |',
      },
    },
  },
} satisfies Meta<typeof StudentShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SkipLink: Story = {
  name: 'رفتن به متن اصلی',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'رفتن به متن اصلی' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Focus: Story = {
  name: 'یک سؤال',
  render: () => (
    <StudentFocusShell
      homeHref="#student"
      progress={<ProgressBar label="سؤال‌ها" isLabelHidden value={5} max={10} />}
      end={
        <Button variant="secondary" size="small" icon={<X size="1.1em" />}>
          خروج
        </Button>
      }
    >
      <Card>
        <h1>جمع کسرها</h1>
        برگهٔ سؤال اینجا می‌آید.
      </Card>
    </StudentFocusShell>
  ),
};

export const Sheet: Story = {
  name: 'برگهٔ سؤال از لبه تا لبه',
  render: () => (
    <StudentFocusShell
      homeHref="#student"
      variant="sheet"
      title="سؤال ۳ از ۲۵"
      progress={
        <PracticeProgress
          states={Array.from({ length: 25 }, (_, index) => (index < 2 ? 'right' : 'open'))}
          current={2}
        />
      }
      start={
        <Link variant="quiet" size="small" href="#homework" icon={<X size="1.5em" />}>
          خروج
        </Link>
      }
    >
      <Card>برگهٔ سؤال اینجا می‌آید.</Card>
    </StudentFocusShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'سؤال ۳ از ۲۵' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: '۲ سؤال از ۲۵ سؤال انجام شده' })).toBeVisible();
  },
};

export const States: Story = states;
