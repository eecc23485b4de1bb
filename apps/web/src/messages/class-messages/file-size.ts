import { formatNumber } from '@mashq/ui/i18n';
import { attachmentWords as words } from '../strings/class-message-attachments.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** The size of a file as people say it: whole kilobytes, or megabytes with one decimal. */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return words.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILOBYTE))));
  return words.megabytes(formatNumber(Math.round(bytes / (MEGABYTE / 10)) / 10));
}
