import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownText } from '../../i18n/own-direction.ts';
import * as css from './OptionItem.css.ts';

export interface OptionTextProps {
  label: string;
  description?: ReactNode;
  isSelected: boolean;
}

/** What is in the line of a choice, with a mark when it is the chosen one. */
export function OptionText({ label, description, isSelected }: OptionTextProps) {
  return (
    <>
      <span className={css.words}>
        <span>{ownText(label)}</span>
        {description != null && <span className={css.description}>{ownText(description)}</span>}
      </span>
      {isSelected && <Check size="1.2em" strokeWidth={3} className={css.check} aria-hidden="true" />}
    </>
  );
}
