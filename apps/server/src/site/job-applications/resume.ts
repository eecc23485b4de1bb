import type { Buffer } from 'node:buffer';
import { unprocessable } from '../../platform/app-error.ts';
import type { ResumeKind } from '../../platform/db/schema/index.ts';
import { pdfFault } from '../../platform/files/pdf.ts';
import { reencodeImage } from '../../platform/images/reencode.ts';
import { isPicture, mediaTypeOf, PDF_TYPE } from '../../platform/media-type.ts';

/** Bytes of a resume at most, as it is sent. */
export const MAX_BYTES = 5 * 1024 * 1024;

export interface Resume {
  readonly kind: ResumeKind;
  readonly bytes: Buffer;
}

const empty = () => unprocessable('resume-empty', 'فایل رزومه خالی است. فایل دیگری انتخاب کنید.');
const tooLarge = () => unprocessable('resume-size', 'فایل رزومه بزرگ‌تر از ۵ مگابایت است. فایل کوچک‌تری بفرستید.');
const broken = () => unprocessable('resume-broken', 'این PDF ناقص یا خراب است. آن را دوباره بسازید و بفرستید.');
const locked = () => unprocessable('resume-locked', 'این PDF رمز دارد و باز نمی‌شود. نسخهٔ بدون رمز بفرستید.');
const active = () =>
  unprocessable(
    'resume-active',
    'این PDF کد یا فایلی دیگر در خود دارد. نسخهٔ ساده‌ای از آن بفرستید، مثلاً با «چاپ در PDF».',
  );
const unknown = () => unprocessable('resume-kind', 'رزومه باید PDF یا عکس باشد. این فایل هیچ‌کدام نیست.');

const PDF_REFUSALS = { broken, locked, active };

/**
 * What a resume is, by its content and never by its name. A PDF is kept as it is, and only ever saved, never shown by a
 * browser; one that has code, other files or a password is refused, by the rule of all PDFs. A picture is drawn again. Throws
 * `unprocessable` in Persian for everything else.
 */
export async function readResume(bytes: Buffer): Promise<Resume> {
  if (bytes.length === 0) throw empty();
  if (bytes.length > MAX_BYTES) throw tooLarge();
  const type = await mediaTypeOf(bytes);
  if (type === PDF_TYPE) {
    const fault = pdfFault(bytes);
    if (fault !== null) throw PDF_REFUSALS[fault]();
    return { kind: 'pdf', bytes };
  }
  if (!isPicture(type)) throw unknown();
  const { sizes } = await reencodeImage(bytes);
  return { kind: 'image', bytes: sizes.large };
}
