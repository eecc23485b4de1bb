/**
 * `node compare-pictures.ts <baseline> <received> <difference>`: compares two pictures as a person would see them, without
 * regard to the edges of letters and lines, prints a `PictureDifference` as JSON, and draws at `difference` the baseline
 * with what differs in red. Where one picture is larger, all that the other has not differs.
 */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface PictureDifference {
  readonly pixels: number;
  /** Of all pixels, from 0 to 1. */
  readonly share: number;
}

/** The distance of two colors, from 0 to 1, up to which they are taken for one. */
const THRESHOLD = 0.01;

const [baseline, received, difference] = process.argv.slice(2);
if (baseline === undefined || received === undefined || difference === undefined)
  throw new Error('Usage: node compare-pictures.ts <baseline> <received> <difference>');
const sizes = await Promise.all([baseline, received].map((file) => sharp(file).metadata()));
const [width, height] = [Math.max(...sizes.map((size) => size.width)), Math.max(...sizes.map((size) => size.height))];

/** The picture at the upper left of the larger size, and nothing beside it. */
async function pixelsOf(file: string, index: number): Promise<Buffer> {
  const { width: own = width, height: high = height } = sizes[index] ?? {};
  return sharp(file)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - high, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
}

const [one, other] = [await pixelsOf(baseline, 0), await pixelsOf(received, 1)];
const drawn = Buffer.alloc(width * height * 4);
const pixels = pixelmatch(one, other, drawn, width, height, { threshold: THRESHOLD });
await sharp(drawn, { raw: { width, height, channels: 4 } })
  .png({ compressionLevel: 1 })
  .toFile(difference);
const found: PictureDifference = { pixels, share: pixels / (width * height) };
process.stdout.write(JSON.stringify(found));
