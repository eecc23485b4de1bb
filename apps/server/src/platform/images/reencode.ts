import type { Metadata } from 'sharp';
import { unprocessable } from '../app-error.ts';
import { loadSharp } from './load-sharp.ts';

/** Bytes of a picture at most, as it is sent. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** Width times height at most: a small file may unpack to gigabytes. */
export const MAX_PIXELS = 50_000_000;

/** The longer side of each size, in px. */
export const IMAGE_SIZES = { small: 400, large: 1600 } as const;
export type ImageSize = keyof typeof IMAGE_SIZES;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif'];

export interface EncodedImage {
  /** Of the large size, in px. */
  readonly width: number;
  readonly height: number;
  readonly sizes: Readonly<Record<ImageSize, Buffer>>;
}

const unreadable = () => unprocessable('image-unreadable', 'این فایل تصویر نیست یا خراب است. عکس دیگری انتخاب کنید.');
const unknownFormat = () =>
  unprocessable('image-format', 'این نوع تصویر پذیرفته نیست. عکس JPEG، PNG، WebP یا GIF بفرستید.');
const tooLarge = () =>
  unprocessable('image-pixels', 'ابعاد این تصویر خیلی بزرگ است. آن را کوچک‌تر کنید و دوباره بفرستید.');

/** An image of any kind that the decoder knows is read with a limit of pixels; a warning of it is a fault of the file. */
const decoder = async (bytes: Uint8Array) =>
  (await loadSharp())(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS, pages: 1 });

async function metadataOf(bytes: Uint8Array): Promise<Metadata> {
  const sharp = await loadSharp();
  try {
    // Without a limit: what is too large gets another message than what cannot be read.
    return await sharp(bytes, { failOn: 'none', limitInputPixels: false }).metadata();
  } catch {
    throw unreadable();
  }
}

/**
 * Draws a picture again in two sizes as WebP: turned as its camera says, without anything that is not the picture itself
 * (place, camera, text, code). The first frame of a moving one. Throws `AppError` in Persian for whatever is no such picture.
 */
export async function reencodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const { format, width, height } = await metadataOf(bytes);
  if (!FORMATS.includes(format)) throw unknownFormat();
  if (width * height > MAX_PIXELS) throw tooLarge();
  try {
    const draw = async (side: number) =>
      (await decoder(bytes))
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
    const large = await draw(IMAGE_SIZES.large);
    const small = await draw(IMAGE_SIZES.small);
    return {
      width: large.info.width,
      height: large.info.height,
      sizes: { large: large.data, small: small.data },
    };
  } catch {
    throw unreadable();
  }
}
