import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Stat } from './Stat.tsx';

describe('Stat', () => {
  it('prints its number in the digits of the reader, then what it counts', () => {
    const { container } = renderPersian(<Stat value={391} label="مهارت ریاضی" />);
    expect(container.textContent).toBe('۳۹۱مهارت ریاضی');
  });

  it('leaves words as they are', () => {
    renderPersian(<Stat value="۳ ساعت" label="تمرین" />);
    expect(screen.getByText('۳ ساعت')).toBeTruthy();
  });
});
