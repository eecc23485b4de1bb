import type { ReactNode } from 'react';

export interface OptionListItemProps {
  role: 'menuitem' | 'menuitemcheckbox' | 'option';
  /** What it is found by when letters are typed. */
  text: string;
  isDisabled?: boolean | undefined;
  onChoose: () => void;
  id?: string;
  className: string;
  'aria-selected'?: boolean;
  'aria-checked'?: boolean;
  'aria-keyshortcuts'?: string;
  'data-selected'?: '' | undefined;
  children: ReactNode;
}

/** One line of a `OptionList`, which hears its keys and keeps the marks of its focus. */
export function OptionListItem({ text, isDisabled = false, onChoose, ...rest }: OptionListItemProps) {
  const use = isDisabled ? { 'aria-disabled': true, 'data-disabled': '' } : { tabIndex: -1, onClick: onChoose };
  return <div {...rest} {...use} data-text={text} />;
}
