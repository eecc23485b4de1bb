import { Buffer } from 'node:buffer';
import { unprocessable } from '../../platform/app-error.ts';
import type { ResumeKind } from '../../platform/db/schema/index.ts';
import type { pdfFault } from '../../platform/files/pdf.ts';
import { reencodeImage } from '../../platform/images/reencode.ts';
import { inWorker } from '../../platform/worker/in-worker.ts';

/** Bytes of a resume at most, as it is sent. */
export const MOST_BYTES = 5 * 1024 * 1024;

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

const PDF = Buffer.from('%PDF-');

const findFault = inWorker<typeof pdfFault>(new URL('../../platform/files/pdf.ts', import.meta.url), 'pdfFault');

const PDF_REFUSALS = { broken, locked, active };

/**
 * What a resume is, by its content and never by its name. A PDF is kept as it is, and only ever saved, never shown by a
 * browser; one that has code, other files or a password is refused, by the rule of all PDFs. A picture is drawn again. Throws
 * `unprocessable` in Persian for everything else.
 */
export async function readResume(bytes: Buffer): Promise<Resume> {
  if (bytes.length === 0) throw empty();
  if (bytes.length > MOST_BYTES) throw tooLarge();
  if (bytes.subarray(0, PDF.length).equals(PDF)) {
    const fault = await findFault(bytes);
    if (fault !== null) throw PDF_REFUSALS[fault]();
    return { kind: 'pdf', bytes };
  }
  if (!isPicture(bytes)) throw unknown();
  const { sizes } = await reencodeImage(bytes);
  return { kind: 'image', bytes: sizes.large };
}

/** By the first bytes of JPEG, PNG, GIF and WebP: no other decoder sees what a stranger sends. */
function isPicture(bytes: Buffer): boolean {
  const at = (from: number, text: string) => bytes.toString('latin1', from, from + text.length) === text;
  return at(0, '\xff\xd8\xff') || at(0, '\x89PNG\r\n\x1a\n') || at(0, 'GIF8') || (at(0, 'RIFF') && at(8, 'WEBP'));
}
