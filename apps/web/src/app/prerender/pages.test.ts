import { describe, expect, it } from 'vitest';
import { table } from '../routes/public.ts';
import { PRERENDERED_PAGES } from './pages.ts';
import { fileName, ORIGIN, writePage, writeRobots, writeSitemap } from './write-page.ts';

const publicRoutes = table.routes.filter(({ layout }) => layout === 'public');

describe('the pages rendered by the build', () => {
  it('are those of every public route, by its own screen', async () => {
    expect(new Set(PRERENDERED_PAGES.map(({ route }) => route))).toEqual(new Set(publicRoutes.map(({ path }) => path)));
    for (const { path, route, screen } of PRERENDERED_PAGES) {
      expect(path).toMatch(new RegExp(`^${route.replace(/:\w+/, '[^/]+')}$`));
      const { [screen]: Screen } = (await import(`../../site/${screen}.tsx`)) as Record<string, unknown>;
      expect(Screen, path).toBeTypeOf('function');
    }
  });

  it('have files of their own, and a description that fits a search result', () => {
    expect(new Set(PRERENDERED_PAGES.map(({ path }) => fileName(path))).size).toBe(PRERENDERED_PAGES.length);
    for (const { path, description } of PRERENDERED_PAGES) {
      expect(description.length, path).toBeGreaterThan(15);
      expect(description.length, path).toBeLessThan(260);
    }
  });

  it('are in the sitemap once, doubles left out', () => {
    const sitemap = writeSitemap(PRERENDERED_PAGES);
    expect(sitemap).toContain(`<loc>${ORIGIN}/about-us</loc>`);
    expect(sitemap).not.toContain(`<loc>${ORIGIN}/introduction</loc>`);
    expect(sitemap.match(/<loc>/g)).toHaveLength(PRERENDERED_PAGES.length - 1);
    expect(writeRobots()).toContain('Disallow: /student/');
  });

  it('hold their text as text, in the head and in the data block', () => {
    const html = writePage({
      shell:
        '<html><head><title>مشق</title><meta name="description" content="" /></head><body><div id="root"></div></body></html>',
      markup: '<main></main>',
      page: {
        path: '/x',
        route: '/x',
        screen: 'X',
        title: 'a "b" <c> $& d',
        headline: 'h',
        description: '"&<',
        data: (origin) => ({ url: origin, name: '</script><script>' }),
      },
      sheets: ['/a.css'],
      joinedSheets: ['/b.css'],
      scripts: ['/a.js'],
      picture: '/x.jpg',
    });
    expect(html).toContain('<title>a &quot;b&quot; &lt;c&gt; $&amp; d | مشق</title>');
    expect(html).toContain('content="&quot;&amp;&lt;"');
    expect(html).not.toContain('</script><script>');
    expect(html).toContain('<div id="root" data-route="/x"><main></main></div>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/x" />`);
  });
});
