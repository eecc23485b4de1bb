import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { TenantProvider } from '../../theme/tenant-provider/index.ts';
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

  it('is the tenant\u2019s wherever the app is, and leads home under its name', () => {
    const logo = { light: '/light.svg', dark: '/dark.svg' };
    renderPersian(
      <TenantProvider tenant={{ name: 'دبستان امید', logo }}>
        <Logo href="/" />
        <Logo />
      </TenantProvider>,
    );
    expect(screen.getByRole('link', { name: 'دبستان امید، رفتن به خانه' })).toBeTruthy();
    const named = screen.getAllByRole('img', { name: 'دبستان امید' });
    expect(named.map((image) => image.getAttribute('src'))).toEqual(['/light.svg', '/dark.svg']);
    expect(screen.queryByText('مشق')).toBeNull();
  });

  it('says its name where only the mark is seen', () => {
    renderPersian(<Logo isMarkOnly />);
    expect(screen.getByRole('img', { name: 'مشق' })).toBeTruthy();
  });
});
