import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

it('Breadcrumbs leads up and says where one is', async () => {
  const { container } = renderPersian(
    <Breadcrumbs items={[{ title: 'تکلیف‌ها', href: '/homeworks' }, { title: 'پارسا کریمی' }]} />,
  );
  const nav = within(screen.getByRole('navigation', { name: 'جای این صفحه' }));
  expect(nav.getByRole('link', { name: 'تکلیف‌ها' }).getAttribute('href')).toBe('/homeworks');
  expect(nav.getByText('پارسا کریمی').getAttribute('aria-current')).toBe('page');
  expect(await axeFindings(container)).toEqual([]);
});
