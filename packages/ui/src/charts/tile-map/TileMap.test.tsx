import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { shade } from '../frame/shades.css.ts';
import { IRAN_PROVINCES, TileMap } from './index.ts';

const tiles = [
  { code: 'IR-23', name: 'تهران', share: 1, value: '۱۲', description: '۱۲ مدرسه', href: '/tehran' },
  { code: 'IR-25', name: 'قم', share: null, value: '۱', description: '۱ مدرسه' },
];

describe('TileMap', () => {
  it('lists the places of which something is known, by their whole names', async () => {
    const { container } = renderPersian(<TileMap title="مدرسه‌ها" places={IRAN_PROVINCES} tiles={tiles} />);
    expect(screen.getByRole('list', { name: 'مدرسه‌ها' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'تهران۱۲تهران، ۱۲ مدرسه',
      'قم۱قم، ۱ مدرسه',
    ]);
    expect(screen.getByRole('link', { name: 'تهران، ۱۲ مدرسه' }).getAttribute('href')).toBe('/tehran');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('has each province of Iran on a tile of its own', () => {
    expect(IRAN_PROVINCES).toHaveLength(31);
    expect(new Set(IRAN_PROVINCES.map(({ code }) => code)).size).toBe(31);
    expect(new Set(IRAN_PROVINCES.map(({ row, column }) => `${row} ${column}`)).size).toBe(31);
  });

  it('puts the west at the left and the north above', () => {
    const at = (code: string) => IRAN_PROVINCES.find((place) => place.code === code) ?? { row: 0, column: 0 };
    expect(at('IR-05').column).toBeLessThan(at('IR-09').column);
    expect(at('IR-01').row).toBeLessThan(at('IR-18').row);
  });

  it('shades a tile by its quarter, as the key says', () => {
    const shares = [0, 0.01, 0.25, 0.26, 0.5, 0.75, 0.76, 1];
    const places = shares.map((_, place) => ({ code: String(place), label: 'جا', row: 1, column: place + 1 }));
    const { container } = renderPersian(
      <TileMap
        title="مدرسه‌ها"
        places={places}
        tiles={shares.map((share, place) => ({
          code: String(place),
          name: `جای ${place}`,
          share,
          value: '۱',
          description: 'یک مدرسه',
        }))}
        steps={['هیچ', '۱ تا ۲۵', '۲۶ تا ۵۰', '۵۱ تا ۷۵', '۷۶ تا ۱۰۰']}
      />,
    );
    const shadeOf = (element: Element) =>
      shade.findIndex((names) => names.split(' ').every((name) => element.classList.contains(name)));
    expect([...container.querySelectorAll('li > span')].map(shadeOf)).toEqual([0, 1, 1, 2, 2, 3, 4, 4]);
    expect(container.textContent).toContain('۲۶ تا ۵۰');
  });
});
