import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, MessageCircle, Send } from 'lucide-react';
import { expect } from 'storybook/test';
import { PartnerCarousel } from '../../carousel/partner-carousel/index.ts';
import { samplePartners } from '../../carousel/testing/partners.ts';
import { Logo } from '../../navigation/logo/index.ts';
import { HoveredAndFocused } from '../../testing/HoveredAndFocused.tsx';
import { states } from '../../testing/states.ts';
import { Footer } from './Footer.tsx';
import { FooterSeal } from './FooterSeal.tsx';

const meta = {
  title: 'چیدمان/Footer',
  component: Footer,
  subcomponents: { FooterSeal },
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
      <>
        <FooterSeal name="نماد نمونه" href="#seal" />
        <FooterSeal name="نشان نمونه" />
      </>
    ),
    partners: <PartnerCarousel partners={samplePartners} interval={60 * 60 * 1000} />,
    note: '© ۱۴۰۵ مشق. همهٔ حقوق نگه داشته شده است.',
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'پایان صفحهٔ خانه: که هستیم، کجاییم، که به ما اعتماد دارد. همراه‌ها در `PartnerCarousel` بالای آن‌اند و مانند خودش تنها در خانه دیده می‌شوند. **بکن:** تلفن را با هر رقمی می‌شود داد؛ فارسی نشان داده می‌شود و پیوندش لاتین است. نام شبکه‌ها را فارسی بنویس و نمادها را با `FooterSeal` بیاور. **نکن:** نمادی را که نداری و مدرسه‌ای را که همراه نیست نیاور؛ در بخش‌های ورودکرده به کار نبر.\n\n| کلید | کار |\n|---|---|\n| Tab | همراه‌ها، سپس پیوند بعدی |\n| Enter | رفتن به آن یا گرفتن شماره |',
      },
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  ...states,
  render: (args) => (
    <HoveredAndFocused
      hovered="li:first-child > a, nav > div:first-child > a:first-of-type"
      focused="li:last-child > a, [role=group] > a, nav > div:last-child > a:first-of-type"
    >
      <Footer {...args} />
    </HoveredAndFocused>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '۰۲۱ ۱۲۳۴ ۵۶۷۸' })).toHaveAttribute('href', 'tel:02112345678');
  },
};
