import { FileReply } from '../../platform/file-reply.ts';
import { writeCsv } from '../../platform/tables/csv.ts';
import type { ReportTables } from '../../platform/tables/table.ts';
import { writeXlsx } from '../../platform/tables/xlsx.ts';
import { jalaliDay } from './jalali.ts';

export interface ExportQuery<Name extends string> {
  readonly format: 'xlsx' | 'csv';
  /** Which table of the report; a workbook has all of them. */
  readonly table: Name;
}

const MAX_PART = 60;

/** Parts of a file's name: what file systems or browsers do not take (half-spaces too) becomes a space. */
function fileName(parts: readonly string[]): string {
  return parts
    .map((part) =>
      part
        .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_PART)
        .toWellFormed(),
    )
    .filter((part) => part !== '')
    .join(' - ');
}

/** A report in the format asked for, under a name that says what it is of and of which day. */
export async function reportFile<Name extends string>(
  { of, tables }: ReportTables<Name>,
  { format, table }: ExportQuery<Name>,
  now: Date,
): Promise<FileReply> {
  const day = jalaliDay(now).replaceAll('/', '-');
  if (format === 'csv')
    return new FileReply(writeCsv(tables[table]), 'text/csv', `${fileName([...of, tables[table].title, day])}.csv`);
  return new FileReply(
    await writeXlsx(Object.values(tables)),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    `${fileName([...of, day])}.xlsx`,
  );
}
