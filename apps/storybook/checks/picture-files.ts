/** The form pictures are kept in: WebP without loss, a third of the bytes of Chromium's PNG with the same pixels. */
import sharp from 'sharp';

/** The most that lossless WebP saves. It takes seconds, but only where a picture is new. */
const SMALLEST = { lossless: true, quality: 100, effort: 6 } as const;

export const pack = (picture: Buffer): Promise<Buffer> => sharp(picture).webp(SMALLEST).toBuffer();

/** As PNG, for the comparison and its report. */
export const unpack = (kept: Buffer): Promise<Buffer> => sharp(kept).png({ compressionLevel: 1 }).toBuffer();

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Whether two pictures, in whichever form, are of one size and the same in every pixel. */
export async function hasSamePixels(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return a.info.width === b.info.width && a.info.height === b.info.height && a.data.equals(b.data);
}
