import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { agents } from '../../site/content/agents.ts';
import { footerGroups } from '../../site/content/footer.ts';
import { publicMenu } from '../../site/content/menu.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { table } from './public.ts';

const { routes } = table;
const pages = routes.filter(({ layout }) => layout === 'public');
const paths = routes.map(({ path }) => path);

describe('the public pages', () => {
  it('have the paths of the product', () => {
    expect(paths).toEqual([
      '/',
      '/hire',
      '/ai',
      '/nowruz',
      '/agents',
      '/agents/:agentId',
      '/about-us',
      '/contact-us',
      '/faq',
      '/prices',
      '/terms',
      '/privacy',
      '/introduction',
      '/introduction/for-schools',
      '/introduction/for-parents',
      '/introduction/for-students',
      '/introduction/for-teachers',
      '/parent/:token',
      '/404',
      '/something-went-wrong',
    ]);
  });

  it.each(pages.map((page) => [page.path, page] as const))('%s has one heading and no dead link', async (_, page) => {
    await page.screen.ready();
    render(
      <Suspense>
        <page.screen.Component agentId={agents[0]?.id ?? ''} />
      </Suspense>,
    );
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    const local = screen
      .queryAllByRole<HTMLAnchorElement>('link')
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname);
    const known = [...paths, ...agents.map(({ id }) => `/agents/${id}`), '/auth/login', '/auth/register'];
    expect(local.filter((path) => !known.includes(path))).toEqual([]);
  });

  it('have a menu with the four audiences under the introduction', () => {
    expect(publicMenu.map(({ path }) => path)).toEqual([
      '/',
      '/about-us',
      '/introduction',
      '/prices',
      '/faq',
      '/contact-us',
    ]);
    expect(publicMenu[2]?.children?.map(({ path }) => path)).toEqual([
      '/introduction/for-schools',
      '/introduction/for-teachers',
      '/introduction/for-parents',
      '/introduction/for-students',
    ]);
    for (const { path, children = [] } of publicMenu) {
      for (const target of [path, ...children.map((child) => child.path)]) expect(paths).toContain(target);
    }
  });

  it('have the footer and eight partners at home only', async () => {
    const partners = ['آفتاب', 'باران', 'سپیدار', 'نرگس', 'الوند', 'ارغوان', 'دریا', 'پرواز'].map((name, place) => ({
      id: `${place}`,
      name,
      picture: null,
    }));
    new FakeServer().on('GET /site/partners/', { body: partners });
    const { rerender } = render(
      <PublicLayout path="/" isFocused={false}>
        <h1>خانه</h1>
      </PublicLayout>,
    );
    const footer = within(screen.getByRole('contentinfo'));
    for (const { name } of partners) expect(await footer.findByText(name)).toBeTruthy();
    for (const { title, href } of footerGroups.flatMap(({ links }) => links)) {
      expect(footer.getByRole('link', { name: title }).getAttribute('href')).toBe(href);
      expect(paths).toContain(href.split('#')[0]);
    }
    rerender(
      <PublicLayout path="/faq" isFocused={false}>
        <h1>پرسش‌ها</h1>
      </PublicLayout>,
    );
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
