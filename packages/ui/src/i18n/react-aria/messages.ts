/** What react-aria hands to a string with values in it. */
export type Values = Record<string, string | number | boolean>;

/** The formatter that react-aria passes along; numbers come out in the reader's digits. */
export interface Formatter {
  number(value: number): string;
}

export type ReactAriaString = string | ((values: Values, formatter: Formatter) => string);
export type ReactAriaMessages = Readonly<Record<string, Readonly<Record<string, ReactAriaString>>>>;
