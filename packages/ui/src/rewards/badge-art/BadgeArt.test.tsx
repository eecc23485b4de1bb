import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { BADGE_DESIGNS } from './badges.ts';
import { EMBLEMS } from './emblems.ts';
import { BADGES, BadgeArt } from './index.ts';
import { GROUNDS, SHAPES } from './shapes.ts';

/** The drawing alone: what stays when the words are taken away. */
function drawing(element: React.ReactElement): string {
  const { container, unmount } = renderPersian(element);
  const shapes = [...container.querySelectorAll('path')].map((path) => path.outerHTML).join('');
  unmount();
  return shapes;
}

describe('the family', () => {
  it('has 30 badges, each with a title and a reason of its own', () => {
    expect(BADGES).toHaveLength(30);
    expect(new Set(BADGES.map(({ title }) => title)).size).toBe(30);
    expect(new Set(BADGES.map(({ reason }) => reason)).size).toBe(30);
  });

  it('draws each of them differently, and uses every part', () => {
    expect(new Set(BADGES.map(({ id }) => drawing(<BadgeArt badge={id} />))).size).toBe(30);
    const designs = Object.values(BADGE_DESIGNS);
    expect(new Set(designs.map(({ emblem }) => emblem))).toEqual(new Set(Object.keys(EMBLEMS)));
    expect(new Set(designs.map(({ shape }) => shape))).toEqual(new Set(Object.keys(SHAPES)));
    expect(new Set(designs.map(({ ground }) => ground))).toEqual(new Set(Object.keys(GROUNDS)));
  });

  it('says a locked badge by what it will be', () => {
    expect(new Set(BADGES.map(({ id }) => drawing(<BadgeArt badge={id} state="locked" />))).size).toBe(30);
  });
});

describe('BadgeArt', () => {
  it.each([
    ['got', 'نشان سرو، طلایی'],
    ['new', 'نشان سرو، طلایی، تازه'],
    ['locked', 'نشان سرو، طلایی، هنوز نه'],
  ] as const)('says that it is %s', async (state, name) => {
    const { container } = renderPersian(<BadgeArt badge="four-weeks" state={state} />);
    expect(screen.getByRole('img', { name })).toBeVisible();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('says bronze, silver and gold by one, two and three dots', () => {
    const dots = (['bronze', 'silver', 'gold'] as const).map((tier) => {
      const { container, unmount } = renderPersian(<BadgeArt badge="maze" tier={tier} />);
      const path = [...container.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
      unmount();
      return path.split('M').length - 1;
    });
    expect(dots).toEqual([1, 2, 3]);
  });

  it('writes the words where they have room, and is only heard where they have not', () => {
    const { container, rerender } = renderPersian(<BadgeArt badge="clock" state="new" size={96} />);
    expect(container.textContent).toBe('تازه');
    rerender(<BadgeArt badge="clock" state="new" size={48} />);
    expect(container.textContent).toBe('');
    expect(screen.getByRole('img', { name: /تازه/ })).toBeVisible();
  });

  it('is not heard beside its title', () => {
    renderPersian(<BadgeArt badge="clock" isDecorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('draws a design of a school’s own under the school’s name for it', () => {
    renderPersian(
      <BadgeArt
        badge={{ emblem: 'book', shape: 'arch', ground: 'waves', tone: 'danger' }}
        title="کتابخانهٔ مدرسه"
        tier="bronze"
      />,
    );
    expect(screen.getByRole('img', { name: 'نشان کتابخانهٔ مدرسه، برنزی' })).toBeVisible();
  });
});
