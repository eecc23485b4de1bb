import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { RecentBadges } from './index.ts';

describe('RecentBadges', () => {
  it('shows the three newest, one that may come, and what the newest is for', async () => {
    const { container } = renderPersian(
      <RecentBadges
        badges={[{ id: 'autumn', isNew: true }, { id: 'clock' }, { id: 'maze' }, { id: 'first-skill' }]}
        next="angles"
      />,
    );
    expect(screen.getAllByRole('img').map((badge) => badge.getAttribute('aria-label'))).toEqual([
      'نشان انار یلدا، طلایی، تازه',
      'نشان ساعت‌خوان، طلایی',
      'نشان ردّ یوز، طلایی',
      'نشان زاویه‌یاب، طلایی، هنوز نه',
    ]);
    expect(screen.getByText('تازه: «انار یلدا». در پاییز ده روز تمرین کردی.')).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says of an empty plank how the first badge comes', () => {
    renderPersian(<RecentBadges badges={[]} next="first-practice" />);
    expect(screen.getByText('اولین نشانت با اولین تمرین می‌آید.')).toBeVisible();
  });
});
