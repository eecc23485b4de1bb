import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Logo } from './Logo.tsx';

describe('Logo', () => {
  it('leads home under one name', () => {
    renderPersian(<Logo href="/" />);
    expect(screen.getByRole('link', { name: 'مشق، رفتن به خانه' }).getAttribute('href')).toBe('/');
  });

  it('gives way to a tenant\u2019s own, named', () => {
    renderPersian(<Logo src="/tenant.svg" name="دبستان امید" />);
    expect(screen.getByRole('img', { name: 'دبستان امید' }).getAttribute('src')).toBe('/tenant.svg');
    expect(screen.queryByText('مشق')).toBeNull();
  });

  it('says its name where only the mark is seen', () => {
    renderPersian(<Logo isMarkOnly />);
    expect(screen.getByRole('img', { name: 'مشق' })).toBeTruthy();
  });
});
