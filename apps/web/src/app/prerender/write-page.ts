import { product } from '../../platform/strings/product.ts';
import { publicPages } from '../../site/strings/public.ts';
import type { PrerenderedPage } from './pages.ts';

/** Written where an address needs the origin of the site, which the server knows when a page is asked for. */
export const ORIGIN = '%ORIGIN%';

/** The picture of a page, for those who see a link to it. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const asText = (text: string) => text.replaceAll(/[&"<>]/g, (character) => ESCAPES[character] ?? character);

/** A page's name in file names: `home`, `introduction-for-schools`. */
export const fileName = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

export interface PageParts {
  /** The built page of the app. */
  shell: string;
  /** What `renderPage` gave. */
  markup: string;
  page: PrerenderedPage;
  /** Addresses of the style sheets it is painted with. */
  sheets: readonly string[];
  /** Addresses of the app's sheets that are part of those: the app must not fetch them again. */
  joinedSheets: readonly string[];
  /** Addresses of the app's scripts, its entry first. */
  scripts: readonly string[];
  /** Address of its picture. */
  picture: string;
}

/** The whole page: what search engines and other apps read of it, its styles, and the markup of the app. */
export function writePage({ shell, markup, page, sheets, joinedSheets, scripts, picture }: PageParts): string {
  const { path, route, title, description, headline, canonical = path, data } = page;
  const name = asText(`${title} | ${product.name}`);
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${asText(content)}" />`;
  const head = [
    `<link rel="canonical" href="${ORIGIN}${canonical}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:locale', 'fa_IR'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${ORIGIN}${canonical}`),
    meta('property', 'og:image', `${ORIGIN}${picture}`),
    meta('property', 'og:image:width', String(PICTURE_SIZE.width)),
    meta('property', 'og:image:height', String(PICTURE_SIZE.height)),
    meta('property', 'og:image:alt', headline),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}" />`),
    // Not fetched while it is disabled; the app takes it for loaded.
    ...joinedSheets.map((sheet) => `<link rel="stylesheet" crossorigin disabled href="${sheet}" />`),
    `<script defer src="/prerendered/start.js" data-scripts="${scripts.join(' ')}"></script>`,
    // In a data block, which is no script for the security policy.
    ...(data
      ? [
          `<script type="application/ld+json">${JSON.stringify({
            '@context': 'https://schema.org',
            ...data(ORIGIN),
          }).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ];
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + asText(description))
    .replaceAll(/\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g, '')
    .replace('</head>', () => `    ${head.join('\n    ')}\n  </head>`)
    .replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${asText(publicPages.withoutScripts)}</noscript>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-route="${route}">${markup}</div>`);
}

/** The pages that search engines are to list. */
export const writeSitemap = (pages: readonly PrerenderedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ canonical }) => canonical === undefined)
      .map(({ path }) => `<url><loc>${ORIGIN}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Accounts are for those who have one. */
export const writeRobots = (): string =>
  [
    'User-agent: *',
    ...['/api/', '/student/', '/teacher/', '/school/', '/organization/', '/admin/', '/parent/', '/lab/'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ].join('\n');
