import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../actions/link/index.ts';
import { Card } from '../../data/card/index.ts';
import { Stat } from '../../data/stat/index.ts';
import { Logo } from '../../navigation/logo/index.ts';
import { publicItems } from '../../navigation/testing/menus.tsx';
import { states } from '../../testing/states.ts';
import { Footer } from '../footer/index.ts';
import { Grid } from '../grid/index.ts';
import { Page } from '../page/index.ts';
import { PublicShell } from './PublicShell.tsx';

const meta = {
  title: 'چیدمان/PublicShell',
  component: PublicShell,
  tags: ['autodocs'],
  args: {
    items: publicItems,
    currentPath: '/',
    logo: <Logo href="#home" />,
    end: (
      <Link href="#login" variant="primary">
        ورود
      </Link>
    ),
    footer: <Footer logo={<Logo href="#home" />} about="تمرین و تکلیف ریاضی سوم تا ششم." phone="021 1234 5678" />,
    children: (
      <Page title="مشقِ ریاضی، این بار با ذوق" subtitle="هر سؤال تازه است و هر پاسخ همان لحظه بررسی می‌شود.">
        <Grid columns="narrow">
          <Card>
            <Stat value={391} label="مهارت ریاضی" size="hero" isCentred />
          </Card>
          <Card>
            <Stat value={29} label="فصل کتاب درسی" size="hero" isCentred />
          </Card>
          <Card>
            <Stat value={4} label="پایه، سوم تا ششم" size="hero" isCentred />
          </Card>
        </Grid>
      </Page>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'قاب صفحه‌های عمومی: نوار شناور و محتوا؛ کاشی پشت صفحه و پایان‌صفحه تنها در خانه. **بکن:** دکمهٔ «ورود» را در `end` بگذار. **نکن:** در بخش‌های ورودکرده به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | نخست «رفتن به متن اصلی»، سپس منو |',
      },
    },
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inner: Story = {
  name: 'صفحه‌ای جز خانه',
  args: { currentPath: '/about-us' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const States: Story = {
  ...states,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
