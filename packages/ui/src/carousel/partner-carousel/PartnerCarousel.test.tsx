import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { samplePartners } from '../testing/partners.ts';
import { PartnerCarousel } from './PartnerCarousel.tsx';

describe('PartnerCarousel', () => {
  it('has arrows from five partners on', () => {
    const { rerender } = renderPersian(<PartnerCarousel partners={samplePartners.slice(0, 4)} />);
    expect(screen.queryByRole('button', { name: 'اسلاید بعدی' })).toBeNull();
    expect(screen.getByRole('button', { name: 'نگه داشتن حرکت خودکار' })).toBeTruthy();
    rerender(<PartnerCarousel partners={samplePartners.slice(0, 5)} />);
    expect(screen.getByRole('button', { name: 'اسلاید بعدی' })).toBeTruthy();
  });

  it('shows the name where there is no sign, or none that loads', async () => {
    const { container } = renderPersian(<PartnerCarousel partners={samplePartners} />);
    const named = (name: string) => screen.queryByText(name, { selector: 'span' });
    expect(named('دبستان نمونهٔ سه')).toBeTruthy();
    expect(named('مجتمع آموزشی نمونهٔ پنج')).toBeTruthy();
    expect(named('دبستان نمونهٔ یک')).toBeNull();
    fireEvent.error(screen.getByRole('img', { name: 'دبستان نمونهٔ یک' }));
    expect(named('دبستان نمونهٔ یک')).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is not there without partners', () => {
    const { container } = renderPersian(<PartnerCarousel partners={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
