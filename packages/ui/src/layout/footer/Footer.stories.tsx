import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, MessageCircle, Send, ShieldCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../data/badge/index.ts';
import { Logo } from '../../navigation/logo/index.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'چیدمان/Footer',
  component: Footer,
  tags: ['autodocs'],
  args: {
    logo: <Logo href="#home" />,
    about: 'تمرین و تکلیف ریاضی سوم تا ششم، صفحه‌به‌صفحه با کتاب درسی.',
    groups: [
      {
        title: 'آشنایی',
        links: [
          { title: 'درباره ما', href: '#about' },
          { title: 'پرسش‌های پرتکرار', href: '#faq' },
        ],
      },
      {
        title: 'همکاری',
        links: [
          { title: 'نماینده‌ها', href: '#agents' },
          { title: 'فرصت‌های شغلی', href: '#hire' },
        ],
      },
    ],
    phone: '021 1234 5678',
    address: 'تهران، خیابان انقلاب، کوچهٔ دانش، پلاک ۱۲',
    social: [
      { name: 'پیام‌رسان', href: '#chat', icon: <MessageCircle size="1.25em" /> },
      { name: 'کانال', href: '#channel', icon: <Send size="1.25em" /> },
      { name: 'تصویرها', href: '#pictures', icon: <Camera size="1.25em" /> },
    ],
    seals: (
      <Badge tone="leaf" icon={<ShieldCheck size="1em" />}>
        نماد اعتماد
      </Badge>
    ),
    note: '© ۱۴۰۵ مشق',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'پایان صفحهٔ خانه: که هستیم، کجاییم، که به ما اعتماد دارد. **بکن:** تلفن را با هر رقمی می‌شود داد؛ فارسی نشان داده می‌شود و پیوندش لاتین است. **نکن:** در بخش‌های ورودکرده به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | پیوند بعدی |',
      },
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One picture of all states, the one that picture checks look at. */
export const States: Story = {
  name: 'همهٔ حالت‌ها',
  tags: ['states'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '۰۲۱ ۱۲۳۴ ۵۶۷۸' })).toHaveAttribute('href', 'tel:02112345678');
  },
};
