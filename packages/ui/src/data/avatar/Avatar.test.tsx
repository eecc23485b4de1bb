import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Avatar } from './Avatar.tsx';

const drawn = (container: Element) => container.querySelector('svg')?.innerHTML;
const picture = (container: Element) => container.querySelector('img');

describe('Avatar', () => {
  it.each(['', 'no-image', null, undefined])('draws the figure for the picture %o', (src) => {
    const { container } = renderPersian(<Avatar name="آوا" person="girl" src={src} />);
    expect(picture(container)).toBeNull();
    expect(drawn(container)).toBeTruthy();
  });

  it('draws girl, boy and everybody else differently', () => {
    const all = (['girl', 'boy', 'other'] as const).map((person) => {
      const { container, unmount } = renderPersian(<Avatar name="نام" person={person} />);
      const figure = drawn(container);
      unmount();
      return figure;
    });
    expect(new Set(all).size).toBe(3);
  });

  it('shows a picture, and the figure when it does not load', () => {
    const { container, rerender } = renderPersian(<Avatar name="آوا" src="/a.png" person="girl" />);
    const image = picture(container);
    if (!image) throw new Error('no picture');
    fireEvent.error(image);
    expect(picture(container)).toBeNull();
    expect(drawn(container)).toBeTruthy();
    rerender(<Avatar name="آوا" src="/b.png" person="girl" />);
    expect(picture(container)?.getAttribute('src')).toBe('/b.png');
  });

  it('may show the first letter of the name instead', () => {
    const { container } = renderPersian(<Avatar name=" پارسا کریمی" person="boy" fallback="letter" />);
    expect(container.textContent).toBe('پ');
  });

  it('shows the first letter or digit where no figure is known, not a quotation mark', () => {
    const { container, rerender } = renderPersian(<Avatar name="آوا" src="no-image" />);
    expect(container.textContent).toBe('آ');
    rerender(<Avatar name="«امید»" />);
    expect(container.textContent).toBe('ا');
    rerender(<Avatar name="(۵ ب)" />);
    expect(container.textContent).toBe('۵');
    rerender(<Avatar name=" " />);
    expect(container.textContent).toBe('');
  });

  it('has one color for a name wherever it is, and not one for all names', () => {
    const colorOf = (name: string) => {
      const { container, unmount } = renderPersian(<Avatar name={name} />);
      const color = container.querySelector('span')?.className;
      unmount();
      return color;
    };
    expect(colorOf('آوا احمدی')).toBe(colorOf(' آوا احمدی '));
    const names = ['آوا', 'آرش', 'آرمان', 'آتنا', 'پارسا', 'پریا', 'نیکا', 'نیما', 'مانی', 'مهسا', 'سارا', 'سام'];
    expect(new Set(names.map(colorOf)).size).toBe(4);
  });

  it('is decoration beside a name, and named alone', () => {
    const { rerender } = renderPersian(<Avatar name="آوا احمدی" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Avatar name="آوا احمدی" isNamed />);
    expect(screen.getByRole('img', { name: 'تصویر آوا احمدی' })).toBeTruthy();
  });
});
