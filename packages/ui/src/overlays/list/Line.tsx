import type { ReactNode } from 'react';

export interface LineProps {
  role: 'menuitem' | 'option';
  /** What it is found by when letters are typed. */
  text: string;
  isDisabled?: boolean | undefined;
  onChoose: () => void;
  id?: string;
  className: string;
  'aria-selected'?: boolean;
  'data-selected'?: '' | undefined;
  children: ReactNode;
}

/** One line of a `List`, which hears its keys and keeps the marks of its focus. */
export function Line({ text, isDisabled = false, onChoose, ...rest }: LineProps) {
  const use = isDisabled ? { 'aria-disabled': true, 'data-disabled': '' } : { tabIndex: -1, onClick: onChoose };
  return <div {...rest} {...use} data-text={text} />;
}
