import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { states } from '../../testing/states.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'کنش‌ها/Link',
  component: Link,
  tags: ['autodocs'],
  args: { children: 'همهٔ تکلیف‌ها', href: '#homeworks' },
  parameters: {
    docs: {
      description: {
        component:
          'پیوند به صفحه‌ای دیگر. **بکن:** واژه‌ها بگویند به کجا می‌رسد؛ برای راه اصلی نما ظاهر دکمه بده (`variant="primary"`). **نکن:** «اینجا کلیک کن» ننویس؛ برای کاری که صفحه را عوض نمی‌کند `Button` را بردار.\n\n| کلید | کار |\n|---|---|\n| Tab | رفتن روی پیوند |\n| Enter | رفتن به صفحه |',
      },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  name: 'میان جمله',
  render: (args) => (
    <p>
      اگر کد نرسید، <Link {...args}>شماره را عوض کن</Link> یا یک دقیقهٔ دیگر دوباره بفرست.
    </p>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Standalone: Story = { name: 'جدا', args: { variant: 'standalone', hasArrow: true } };

export const External: Story = {
  name: 'بیرونی',
  args: { isExternal: true, href: 'https://www.roshd.ir', children: 'کتاب‌های درسی' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('کتاب‌های درسی (در صفحهٔ تازه باز می‌شود)');
  },
};

export const States: Story = {
  ...states,
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <p>
        میان جمله: اگر کد نرسید، <Link href="#a">شماره را عوض کن</Link> یا{' '}
        <Link href="https://www.roshd.ir" isExternal>
          راهنما
        </Link>{' '}
        را ببین.
      </p>
      <PseudoStates of="a" only={['hovered', 'focused']}>
        {(name) => (
          <p>
            میان جمله: <Link href="#a">{name}</Link> را ببین.
          </p>
        )}
      </PseudoStates>
      <Link href="#a" variant="standalone">
        جدا
      </Link>
      <Link href="#a" variant="standalone" hasArrow>
        بیشتر بدانید
      </Link>
      <Link href="#a" variant="standalone" icon={<House size="1.2em" />} aria-current="page">
        صفحهٔ کنونی
      </Link>
      <Link href="https://www.roshd.ir" variant="standalone" isExternal>
        بیرونی
      </Link>
      <Link href="#a" variant="standalone" isDisabled>
        غیرفعال
      </Link>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
        <PseudoStates only={['hovered', 'focused']}>
          {(name) => (
            <Link href="#a" variant="standalone" hasArrow>
              {name}
            </Link>
          )}
        </PseudoStates>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <Link href="#a" variant="primary" hasArrow>
          شروع تمرین
        </Link>
        <Link href="#a" variant="secondary">
          معرفی به مدرسه‌ها
        </Link>
        <Link href="#a" variant="reward">
          ساختن تکلیف
        </Link>
        <Link href="#a" variant="quiet">
          بعداً
        </Link>
      </div>
    </div>
  ),
};
