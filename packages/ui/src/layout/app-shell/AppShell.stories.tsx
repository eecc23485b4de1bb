import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../../data/card/index.ts';
import { OfflineBar } from '../../feedback/offline-bar/index.ts';
import { AccountBlock } from '../../navigation/account/AccountBlock.tsx';
import { BottomNav } from '../../navigation/bottom-nav/index.ts';
import { Logo } from '../../navigation/logo/index.ts';
import { NavDrawer } from '../../navigation/nav-drawer/index.ts';
import { NavRail } from '../../navigation/nav-rail/index.ts';
import { NavVertical } from '../../navigation/nav-vertical/index.ts';
import { studentAccount, studentItems, teacherAccount, teacherItems } from '../../navigation/testing/menus.tsx';
import { states } from '../../testing/states.ts';
import { Page } from '../page/index.ts';
import { AppShell } from './AppShell.tsx';

const menu = { items: teacherItems, currentPath: '/teacher', userRole: 'teacher' } as const;
const logo = <Logo href="#home" />;

const meta = {
  title: 'چیدمان/AppShell',
  component: AppShell,
  tags: ['autodocs'],
  args: {
    logo,
    nav: <NavVertical {...menu} />,
    sideFoot: <AccountBlock account={teacherAccount} />,
    phoneNav: <NavDrawer {...menu} head={logo} />,
    children: (
      <Page title="گزارش استان" subtitle="۱۲ مدرسه، ۴۸ کلاس">
        <Card title="کلاس‌های این هفته">۳۱ کلاس تکلیف تازه داده‌اند.</Card>
      </Page>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'پایهٔ قاب بخش‌های ورودکرده: منوی کناری از ۱۰۲۴ پیکسل، سرصفحه و منوی دست پایین‌تر از آن، و یک `main`. `StaffShell` و `StudentShell` از همین ساخته شده‌اند. جاهایش را خودت پر می‌کنی تا هر بخش تنها منوهایی را همراه بیاورد که نشان می‌دهد. **بکن:** برای نقش‌های آشنا همان دو قاب را به کار ببر؛ این را برای بخشی که نه این است و نه آن. **نکن:** هم کشو و هم منوی پایین نگذار و درونش `main` دیگری نیاور.\n\n| کلید | کار |\n|---|---|\n| Tab | نخست «رفتن به متن اصلی»، سپس منو |\n| Enter | رفتن به متن اصلی |',
      },
    },
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = {
  name: 'منوی پایین',
  args: {
    phoneNav: undefined,
    bottomNav: <BottomNav items={studentItems} currentPath="/student" account={studentAccount} />,
    width: 'student',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    const shown = canvas.getAllByRole('navigation');
    await expect(shown).toHaveLength(1);
  },
};

export const States: Story = {
  ...states,
  args: {
    isMini: true,
    nav: <NavRail {...menu} />,
    sideLogo: <Logo href="#home" isMarkOnly />,
    sideFoot: <AccountBlock account={teacherAccount} isMini />,
    headerEnd: <span>هفتهٔ دهم</span>,
    hasDeskHeader: true,
    width: 'full',
    status: <OfflineBar isOnline={false} waiting={0} />,
  },
};
