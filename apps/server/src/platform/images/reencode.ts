import type { Buffer } from 'node:buffer';
import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import { unprocessable } from '../app-error.ts';
import { isPicture, mediaTypeOf } from '../media-type.ts';

/** The library that draws pictures, loaded with the first one: it takes some 20 MB, which a server without pictures does not need. */
export const loadSharp = async () => (await import('sharp')).default;

/** Bytes of a picture at most, as it is sent. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** Width times height at most: a small file may unpack to gigabytes. */
export const MAX_PIXELS = 50_000_000;

/** The longer side of each size, in px. */
export const IMAGE_SIZES = { small: 400, large: 1600 } as const;
export type ImageSize = keyof typeof IMAGE_SIZES;

/** The decoders of the pictures that are taken, as libvips names them. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'];

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

/** For the process that reads files of strangers alone: every other decoder is switched off in it. */
async function loadDecoders(): Promise<typeof Sharp> {
  const sharp = await loadSharp();
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  // What one person has sent is not kept for the next.
  sharp.cache(false);
  return sharp;
}

const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/**
 * Draws a picture again in two sizes as WebP: turned as its camera says, without anything that is not the picture itself
 * (place, camera, text, code). The first frame of a moving one. Throws `AppError` in Persian for whatever is no such picture.
 */
export async function reencodeImage(bytes: Buffer): Promise<EncodedImage> {
  const type = await mediaTypeOf(bytes);
  if (type === undefined) throw unreadable();
  if (!isPicture(type)) throw unknownFormat();
  const sharp = await loadDecoders();
  let head: Metadata;
  try {
    // Without a limit: what is too large gets another message than what cannot be read.
    head = await sharp(bytes, { failOn: 'none', limitInputPixels: false }).metadata();
  } catch {
    throw unreadable();
  }
  if (head.width * head.height > MAX_PIXELS) throw tooLarge();
  try {
    // Decoded once: that takes most of the time and all of the memory. A warning of the decoder is a fault of the file.
    const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize(within(IMAGE_SIZES.large))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const draw = (side: number) =>
      sharp(data, { raw: { width, height, channels } }).resize(within(side)).webp({ quality: 82 }).toBuffer();
    return {
      width,
      height,
      sizes: { large: await draw(IMAGE_SIZES.large), small: await draw(IMAGE_SIZES.small) },
    };
  } catch {
    throw unreadable();
  }
}
