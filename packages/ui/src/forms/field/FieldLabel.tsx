import type { ReactNode } from 'react';
import { Label, Text } from 'react-aria-components/TextField';
import * as faForms from '../../i18n/fa/forms.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as css from './field.css.ts';

export interface FieldLabelProps {
  label: string;
  description?: ReactNode;
  isOptional?: boolean | undefined;
  optionalLabel?: string | undefined;
}

/** The head of every field: its label, always visible, and under it what helps to fill it. */
export function FieldLabel({
  label,
  description,
  isOptional = false,
  optionalLabel = messagesFor('forms.field', faForms.field).optional,
}: FieldLabelProps) {
  return (
    <>
      <Label className={css.label}>
        {label}
        {isOptional && <span className={css.optional}>({optionalLabel})</span>}
      </Label>
      {description != null && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
    </>
  );
}
