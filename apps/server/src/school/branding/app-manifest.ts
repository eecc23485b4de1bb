import { Buffer } from 'node:buffer';
import { LRUCache } from 'lru-cache';
import { loadSharp } from '../../platform/images/reencode.ts';
import type { PageLook } from './page.ts';

/** The product's own color, as in the icon of its pages. */
export const PRODUCT_COLOR = '#774bb1';

/** The installed app's icons: `maskable` fills the whole square, for systems that cut their own shape out of it. */
const ICONS = {
  'icon-192': { size: 192, maskable: false },
  'icon-512': { size: 512, maskable: false },
  'maskable-512': { size: 512, maskable: true },
  'apple-touch-180': { size: 180, maskable: true },
} as const;

export type AppIcon = keyof typeof ICONS;
export const APP_ICONS = Object.keys(ICONS) as AppIcon[];

/** The notebook of the product's icon in another color. Its shadow is the same color under a third of black. */
function drawing(color: string, maskable: boolean): string {
  // Systems cut at most a fifth off each side of a maskable icon.
  const place = maskable ? 'translate(9.6 9.6) scale(0.52)' : '';
  const ground = maskable ? `<rect width="40" height="40" fill="${color}" />` : '';
  const line = maskable ? ' stroke="#fff" stroke-opacity="0.55"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${ground}<g transform="${place}">
    <rect x="3" y="6" width="30" height="32" rx="8" fill="${color}" />
    <rect x="3" y="6" width="30" height="32" rx="8" fill="#000" opacity="0.33" />
    <rect x="3" y="3" width="30" height="32" rx="8" fill="${color}"${line} />
    <path d="M10.5 3V35M18 3V35M25.5 3V35M3 11H33M3 19H33M3 27H33" stroke="#fff" stroke-width="1" opacity="0.28" />
    <path d="M9 27.5C11.5 22.5 14 31 17 27.5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" />
    <path d="M17.6 29.3L19.1 23.3L33.7 8.7C34.9 7.5 36.8 7.5 38 8.7C39.2 9.9 39.2 11.8 38 13L23.5 27.6Z" fill="#f2ad3c" />
    <path d="M33.7 8.7C34.9 7.5 36.8 7.5 38 8.7C39.2 9.9 39.2 11.8 38 13L36 15L31.7 10.7Z" fill="#e8838c" />
  </g></svg>`;
}

/** An icon is some 10 KB and takes 20 milliseconds to draw; two requests at once draw it once. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 500 });

async function draw(source: Buffer, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(source, { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The picture of an icon, in PNG. */
export function appIcon(name: AppIcon, color: string): Promise<Buffer> {
  const key = `${name} ${color}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const { size, maskable } = ICONS[name];
  const source = Buffer.from(drawing(color, maskable));
  const made = draw(source, size);
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}

/** The web app manifest of a host: its school's name and color, or the product's. */
export function appManifest(look: Pick<PageLook, 'name' | 'color'> | null): object {
  const color = look?.color ?? PRODUCT_COLOR;
  const name = look === null ? 'مشق' : look.name;
  return {
    id: '/student',
    name: look === null ? 'مشق: ریاضی سوم تا ششم' : `مشق ${look.name}`,
    short_name: name.length > 14 ? 'مشق' : name,
    description: 'تکلیف، تمرین و گزارش ریاضی، بی‌اینترنت هم.',
    lang: 'fa',
    dir: 'rtl',
    start_url: '/student',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: '#ffffff',
    icons: APP_ICONS.filter((icon) => !icon.startsWith('apple')).map((icon) => ({
      // The color is part of the address: systems ask for a changed icon only where its address has changed.
      src: `/app-icon/${icon}.png?color=${color.slice(1)}`,
      sizes: `${ICONS[icon].size}x${ICONS[icon].size}`,
      type: 'image/png',
      purpose: ICONS[icon].maskable ? 'maskable' : 'any',
    })),
  };
}
