import { type ReactNode, useId } from 'react';
import { groupTitle } from '../floating-surface/floating-surface.css.ts';

export interface OptionListSectionProps {
  /** What the lines have in common. */
  title: string;
  children: ReactNode;
}

/** Lines of a `OptionList` under one name. */
export function OptionListSection({ title, children }: OptionListSectionProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms, this is a group of menu items or options.
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={groupTitle}>
        {title}
      </div>
      {children}
    </div>
  );
}
