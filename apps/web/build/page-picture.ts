import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const FONTS = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 88;
/** The icon's colors and the ink of the light theme. */
const COLORS = { ground: '#5b359b', deep: '#432377', light: '#ffffff', soft: '#e7dcfb', paper: '#774bb1' } as const;

/** A star of eight points in a square of 76, as on the pages. */
const STAR =
  'M76 38L64.87 49.13L64.87 64.87L49.13 64.87L38 76L26.87 64.87L11.13 64.87L11.13 49.13L0 38L11.13 26.87L11.13 11.13L26.87 11.13L38 0L49.13 11.13L64.87 11.13L64.87 26.87Z';

const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="ground" x1="1" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${COLORS.paper}" /><stop offset="1" stop-color="${COLORS.deep}" />
    </linearGradient>
    <linearGradient id="fade" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#fff" stop-opacity="0.34" /><stop offset="0.75" stop-color="#fff" stop-opacity="0.04" />
    </linearGradient>
    <pattern id="stars" width="76" height="76" patternUnits="userSpaceOnUse">
      <path d="${STAR}" fill="none" stroke="#fff" stroke-width="1.5" />
    </pattern>
    <mask id="left"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)" /></mask>
  </defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)" />
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#stars)" mask="url(#left)" />
  <g transform="translate(${WIDTH - EDGE - 84} ${EDGE - 14}) scale(2.1)">
    <rect x="3" y="6" width="30" height="32" rx="8" fill="#2c1457" />
    <rect x="3" y="3" width="30" height="32" rx="8" fill="#8d63c9" />
    <path d="M10.5 3V35M18 3V35M25.5 3V35M3 11H33M3 19H33M3 27H33" stroke="#fff" opacity="0.28" />
    <path d="M9 27.5C11.5 22.5 14 31 17 27.5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" />
    <path d="M17.6 29.3L19.1 23.3L33.7 8.7C34.9 7.5 36.8 7.5 38 8.7C39.2 9.9 39.2 11.8 38 13L23.5 27.6Z" fill="#f2ad3c" />
    <path d="M33.7 8.7C34.9 7.5 36.8 7.5 38 8.7C39.2 9.9 39.2 11.8 38 13L36 15L31.7 10.7Z" fill="#e8838c" />
  </g>
  <rect x="${EDGE}" y="${HEIGHT - 60}" width="${WIDTH - 2 * EDGE}" height="6" rx="3" fill="#f2ad3c" />
</svg>`;

interface Line {
  readonly words: string;
  readonly weight: 'Regular' | 'Bold' | 'ExtraBold';
  /** Px. */
  readonly size: number;
  readonly color: string;
  /** Px it may take. */
  readonly width: number;
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words as a picture, in lines that end at its right edge. */
async function written({
  words,
  weight,
  size,
  color,
  width,
}: Line): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(words)}</span>`,
      font: `Vazirmatn ${weight} ${size}`,
      fontfile: join(FONTS, `Vazirmatn-${weight}.ttf`),
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word',
      // Of text that runs to the left this is its right edge.
      align: 'left',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture of a page for those who see a link to it: the product's name, the page's headline and its first words. */
export async function pagePicture(name: string, headline: string, description: string): Promise<Buffer> {
  const width = WIDTH - 2 * EDGE;
  const [first = description] = description.split(/(?<=[.؟!])\s/);
  const [brand, head, words] = await Promise.all([
    written({ words: name, weight: 'ExtraBold', size: 56, color: COLORS.light, width: 400 }),
    written({ words: headline, weight: 'ExtraBold', size: 76, color: COLORS.light, width }),
    written({ words: first, weight: 'Regular', size: 36, color: COLORS.soft, width }),
  ]);
  const atEnd = (picture: { width: number }, right = WIDTH - EDGE) => Math.round(right - picture.width);
  const top = Math.round(Math.max(210, (HEIGHT - head.height - words.height) / 2));
  return await sharp(Buffer.from(ground))
    .composite([
      { input: brand.data, left: atEnd(brand, WIDTH - EDGE - 104), top: EDGE + 4 },
      { input: head.data, left: atEnd(head), top },
      { input: words.data, left: atEnd(words), top: top + head.height + 44 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
