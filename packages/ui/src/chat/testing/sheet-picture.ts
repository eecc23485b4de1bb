/** Strokes of a pen, each in a box 20 wide and 32 high. As paths, for a picture can bring no letters of its own. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M7 17L10 14L13 17L10 20Z',
  1: 'M8 5C10 12 10 20 10 28',
  2: 'M7 28C8 20 7 12 5 5C6 11 13 13 15 6',
  3: 'M6 28C7 20 6 12 3.5 5C4 11 9 12 10 6C10 12 16 12 17 5',
  4: 'M7 28C8 20 7 12 5 5M16 5C9 5 7 11 15 12C12 14 9 14 7 14',
  5: 'M10 6C3 14 2 26 7 26C10 26 10 22 10 20C10 22 10 26 13 26C18 26 17 14 10 6Z',
  6: 'M15 6C7 3 4 10 8 13C11 14 14 13 15 11C13 17 9 23 5 28',
  7: 'M4 5C6 12 8 20 10 27C12 20 14 12 17 5',
  8: 'M3 27C6 20 8 12 10 5C12 12 14 20 17 27',
  9: 'M14 28C14 22 14 15 14 10C14 3 5 4 6 10C6 14 12 14 14 11',
  '+': 'M4 16H16M10 10V22',
  '×': 'M5 11L15 21M15 11L5 21',
  '=': 'M4 13H16M4 19H16',
};
const WIDTH = 20;
const HEIGHT = 32;
const GAP = 12;

interface Written {
  paths: string;
  width: number;
}

const stroke = (sign: string, x: number, y: number) =>
  `<path transform="translate(${x} ${y})" d="${STROKES[sign] ?? ''}"/>`;

/** Signs beside one another, centerd on `y`. */
function written(signs: string, x: number, y: number): Written {
  const paths = [...signs].map((sign, place) => stroke(sign, x + place * WIDTH, y - HEIGHT / 2)).join('');
  return { paths, width: signs.length * WIDTH };
}

/** «۳/۴» is written one over the other. */
function term(text: string, x: number): Written {
  const [over = '', under] = text.split('/');
  if (under === undefined) return written(over, x, 0);
  const width = Math.max(over.length, under.length) * WIDTH;
  const middle = (signs: string) => x + (width - signs.length * WIDTH) / 2;
  const bar = `<path d="M${x - 2} 0H${x + width + 2}"/>`;
  return { paths: written(over, middle(over), -22).paths + bar + written(under, middle(under), 22).paths, width };
}

/**
 * A sheet of squared paper with a sum on it, written by hand in Persian digits and in grays: a picture somebody sends.
 *
 * @param sum whole numbers, fractions and the signs between them, with spaces: `3/4 + 1/8 = 7/8`
 */
export function sheetPicture(sum: string, width = 480, height = 360): string {
  const lines = [
    ...Array.from({ length: Math.floor(width / 24) }, (_, i) => `M${(i + 1) * 24} 0V${height}`),
    ...Array.from({ length: Math.floor(height / 24) }, (_, i) => `M0 ${(i + 1) * 24}H${width}`),
  ].join('');
  let end = 0;
  const paths = sum.split(' ').map((text) => {
    const { paths: drawn, width: taken } = term(text, end);
    end += taken + GAP;
    return drawn;
  });
  const hand = `<g transform="translate(${width / 2} ${height / 2}) scale(2) translate(${(GAP - end) / 2} 0)" fill="none" stroke="#333" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="#f7f7f7" d="M0 0h${width}v${height}H0z"/><path stroke="#dcdcdc" d="${lines}"/>${hand}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
