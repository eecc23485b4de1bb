import type { Option } from '../options/OptionItem.tsx';

export type SelectOption<Value extends string = string> = Option<Value>;

export interface SelectSection<Value extends string = string> {
  title: string;
  options: readonly SelectOption<Value>[];
}

/** The choices, or named sections of them. */
export type SelectOptions<Value extends string = string> = readonly (SelectOption<Value> | SelectSection<Value>)[];

/** All choices in the order they are shown in. */
export function choicesOf<Value extends string>(options: SelectOptions<Value>): SelectOption<Value>[] {
  return options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
}
