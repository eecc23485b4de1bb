/** The form pictures are kept in: WebP without loss, a third of the bytes of Chromium's PNG with the same pixels. */
import sharp from 'sharp';

/** The most that lossless WebP saves. It takes seconds, but only where a picture is new. */
const SMALLEST = { lossless: true, quality: 100, effort: 6 } as const;

export const pack = (picture: Buffer): Promise<Buffer> => sharp(picture).webp(SMALLEST).toBuffer();

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * In how many pixels two pictures, in whichever form, differ at all; `Infinity` for pictures of two sizes. Counting stops
 * past `most`.
 */
export async function countDifferentPixels(one: Buffer, other: Buffer, most: number): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return Number.POSITIVE_INFINITY;
  if (a.data.equals(b.data)) return 0;
  let count = 0;
  for (let at = 0; at < a.data.length && count <= most; at += 3)
    if (a.data[at] !== b.data[at] || a.data[at + 1] !== b.data[at + 1] || a.data[at + 2] !== b.data[at + 2]) count += 1;
  return count;
}
