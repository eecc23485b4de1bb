import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PartnerCarousel } from '../../carousel/partner-carousel/index.ts';
import { samplePartners } from '../../carousel/testing/partners.ts';
import { axeFindings, digitVariants, renderPersian } from '../../testing/index.ts';
import { Footer } from './Footer.tsx';
import { FooterSeal } from './FooterSeal.tsx';

describe('Footer', () => {
  it('prints the telephone in Persian digits, in one piece from left to right, and dials in Latin ones', () => {
    renderPersian(<Footer logo="مشق" phone="+98 21 ٤٥٦٧" address="پلاک 12" />);
    const phone = screen.getByRole('link', { name: '+۹۸ ۲۱ ۴۵۶۷' });
    expect(phone.getAttribute('href')).toBe('tel:+98214567');
    expect(phone.querySelector('bdi')?.getAttribute('dir')).toBe('ltr');
    expect(screen.getByText('پلاک ۱۲')).toBeTruthy();
  });

  it.each(digitVariants('021 1234'))('takes the telephone as %s', (phone) => {
    renderPersian(<Footer logo="مشق" phone={phone} />);
    expect(screen.getByRole('link', { name: '۰۲۱ ۱۲۳۴' }).getAttribute('href')).toBe('tel:0211234');
  });

  it('names each social network and says that it opens elsewhere', () => {
    renderPersian(<Footer logo="مشق" social={[{ name: 'اینستاگرام', href: 'https://example.ir/', icon: <svg /> }]} />);
    const list = screen.getByRole('list', { name: 'مشق در شبکه‌های اجتماعی' });
    const link = within(list).getByRole('link', { name: 'اینستاگرام (در صفحهٔ تازه باز می‌شود)' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('says the giver of a seal which site asks, and stands without a link too', () => {
    renderPersian(
      <Footer
        logo="مشق"
        seals={
          <>
            <FooterSeal name="نماد اعتماد" href="https://example.ir/seal" imageUrl="/seal.png" />
            <FooterSeal name="نشان ملی" />
          </>
        }
      />,
    );
    const seals = within(screen.getByRole('group', { name: 'نمادهای اعتماد' }));
    const link = seals.getByRole('link', { name: 'نماد اعتماد (در صفحهٔ تازه باز می‌شود)' });
    expect(link.getAttribute('referrerpolicy')).toBe('origin');
    expect(link.querySelector('img')?.getAttribute('referrerpolicy')).toBe('origin');
    expect(seals.getByText('نشان ملی')).toBeTruthy();
  });

  it('shows its partners, and is accessible with all it can hold', async () => {
    const { container } = renderPersian(
      <Footer
        logo="مشق"
        about="تمرین ریاضی."
        groups={[{ title: 'آشنایی', links: [{ title: 'درباره ما', href: '/about-us' }] }]}
        phone="021 1234"
        address="تهران"
        partners={<PartnerCarousel partners={samplePartners} />}
        seals={<FooterSeal name="نماد" />}
        note="© ۱۴۰۵"
      />,
    );
    expect(within(screen.getByRole('contentinfo')).getByRole('region', { name: 'مدرسه‌های همراه' })).toBeTruthy();
    expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'درباره ما' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });
});
