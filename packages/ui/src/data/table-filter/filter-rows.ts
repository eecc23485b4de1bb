import { matchesSearch } from '../../i18n/search-text.ts';

/** A filter by words that are typed, as for names. */
export interface TextFilter<Row> {
  /** Names the filter in the values. */
  id: string;
  label: string;
  /** What of a row is searched. */
  text: (row: Row) => string;
}

export interface FilterOption {
  value: string;
  label: string;
}

/** A filter by some of a few values, as for states. A row that has any of the chosen ones stays. */
export interface ChoiceFilter<Row> {
  /** Names the filter in the values. */
  id: string;
  label: string;
  options: readonly FilterOption[];
  /** The value, or values, of a row. */
  valueOf: (row: Row) => string | readonly string[];
}

export type TableFilter<Row> = TextFilter<Row> | ChoiceFilter<Row>;

/** By the filter's id: the words that were typed, or the options that were chosen. */
export type FilterValues = Readonly<Record<string, string | readonly string[]>>;

const isActive = (value: FilterValues[string] | undefined) => value !== undefined && value.length > 0;

/** Whether any filter keeps rows out. */
export const hasFilters = (values: FilterValues): boolean => Object.values(values).some(isActive);

/** The rows that pass every filter, in their order. Words are found in any spelling of ی and ک and with any digits. */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly TableFilter<Row>[],
  values: FilterValues,
): readonly Row[] {
  const tests = filters.flatMap((filter) => {
    const value = values[filter.id];
    if (value === undefined || !isActive(value)) return [];
    if ('text' in filter) return [(row: Row) => matchesSearch(filter.text(row), String(value))];
    const wanted = new Set(value);
    return [(row: Row) => [filter.valueOf(row)].flat().some((own) => wanted.has(own))];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}
