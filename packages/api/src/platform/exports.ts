import * as v from 'valibot';

/** A spreadsheet for Excel and LibreOffice, or comma-separated values in UTF-8. */
export const mediaTypes = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'];

/** A workbook has every table on a sheet of its own; `csv` is one of them, the first when it is not named. */
export function exportQuery<const Tables extends readonly [string, ...string[]]>(tables: Tables) {
  return {
    format: v.optional(v.picklist(['xlsx', 'csv']), 'xlsx'),
    table: v.optional(v.picklist(tables), tables[0]),
  };
}
