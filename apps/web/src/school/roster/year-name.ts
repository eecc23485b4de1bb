import { toPersianDigits } from '@mashq/curriculum/persian';

/** A school year such as 1405-1406 as it is read: «۱۴۰۵–۱۴۰۶». */
export function yearName(title: string): string {
  return toPersianDigits(title).replace('-', '–');
}
