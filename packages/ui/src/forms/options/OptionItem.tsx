import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import * as surfaceCss from '../../primitives/floating-surface/floating-surface.css.ts';
import { OptionText } from './OptionText.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  /** What is read, shown and found by typing. */
  label: string;
  /** Under the label and read after it, in the open list only. */
  description?: ReactNode;
  isDisabled?: boolean;
}

/** One choice of an open list of react-aria's. */
export function OptionItem({ value, label, description, isDisabled = false }: Option) {
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={isDisabled} className={surfaceCss.item}>
      {({ isSelected }) => <OptionText label={label} description={description} isSelected={isSelected} />}
    </ListBoxItem>
  );
}
