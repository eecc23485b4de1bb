import type { Meta, StoryObj } from '@storybook/react-vite';
import { Palette } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Link } from '../../actions/link/index.ts';
import { SkillGrid } from '../../charts/skill-grid/index.ts';
import { demoMastery, demoSkills, demoStudents } from '../../charts/skill-grid/testing/demo-class-mastery.ts';
import { Avatar } from '../../data/avatar/index.ts';
import { Card } from '../../data/card/index.ts';
import { List, ListItem } from '../../data/list/index.ts';
import { OpenHomeworkCard } from '../../data/list/testing/OpenHomeworkCard.tsx';
import { teacherAccount, teacherItems } from '../../navigation/testing/menus.tsx';
import { states } from '../../testing/states.ts';
import { Grid } from '../grid/index.ts';
import { Page } from '../page/index.ts';
import { StaffShell } from './StaffShell.tsx';

const morning = (
  <Page title="سلام خانم رضایی، امروز شنبه ۱ آذر">
    <Grid columns="mainAside">
      <Card title="مهارت‌های فصل ۲ · پنجم ب">
        <SkillGrid
          caption="مهارت‌های فصل ۲ · پنجم ب"
          skills={demoSkills.slice(0, 4)}
          students={demoStudents.slice(0, 5)}
          mastery={demoMastery}
        />
      </Card>
      <Card title="به کمک نیاز دارند">
        <List aria-label="به کمک نیاز دارند">
          <ListItem
            title="پارسا کریمی"
            description="جمع کسرها · ۴ پاسخ نادرست پشت سر هم"
            start={<Avatar name="پارسا کریمی" fallback="letter" />}
            href="#parsa"
          />
          <ListItem
            title="رادین موسوی"
            description="جمع کسرها · مخرج‌ها را هم جمع می‌کند"
            start={<Avatar name="رادین موسوی" fallback="letter" />}
            href="#radin"
          />
          <ListItem
            title="مانی صادقی"
            description="۳ روز بدون تمرین"
            start={<Avatar name="مانی صادقی" fallback="letter" />}
            href="#mani"
          />
        </List>
      </Card>
      <OpenHomeworkCard />
      <Card
        title="تکلیف تازه"
        subtitle="۶ مهارت · حدود ۲۵ سؤال"
        tone="solid"
        footer={
          <Link href="#new" variant="reward">
            ساختن تکلیف
          </Link>
        }
      >
        از صفحهٔ ۵۲ تا ۵۷
      </Card>
    </Grid>
  </Page>
);

const meta = {
  title: 'چیدمان/StaffShell',
  component: StaffShell,
  tags: ['autodocs'],
  args: {
    items: teacherItems,
    currentPath: '/teacher',
    userRole: 'teacher',
    homeHref: '#teacher',
    account: teacherAccount,
    onExit: fn(),
    children: morning,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'قاب معلم، مدیر و سازمان: از ۱۰۲۴ پیکسل منوی کناری ۲۸۰ یا ۸۸ پیکسلی، پایین‌تر کشو. **بکن:** حالت منو را در تنظیم‌ها نگه دار و با `navLayout` بده. **نکن:** سرصفحه را با چند دکمه شلوغ نکن.\n\n| کلید | کار |\n|---|---|\n| Tab | نخست «رفتن به متن اصلی»، سپس منو |\n| Escape | بستن گروه باز یا کشو |',
      },
    },
  },
} satisfies Meta<typeof StaffShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mini: Story = {
  name: 'منوی باریک',
  args: {
    headerEnd: (
      <IconButton aria-label="رنگ">
        <Palette />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    if (window.innerWidth < 1024) return;
    const sideWidth = () =>
      canvas.getByRole('navigation', { name: 'منوی اصلی' }).offsetParent?.getBoundingClientRect().width;
    await expect(sideWidth()).toBe(280);
    await userEvent.click(canvas.getByRole('button', { name: 'جمع کردن منو' }));
    await expect(sideWidth()).toBe(88);
  },
};

export const States: Story = states;
