import { useContext, useLayoutEffect, useRef } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/TextField';
import * as faForms from '../../i18n/fa/forms.ts';
import { messagesFor } from '../../i18n/language.ts';
import { FormFieldsContext } from '../form/form-fields.ts';
import { ErrorIcon } from './ErrorIcon.tsx';
import * as css from './field.css.ts';
import { useHeldMessage } from './use-held-message.ts';
import { describeValidity, type ValidityMessages } from './validity.ts';

export interface FieldMessageProps {
  label: string;
  name?: string | undefined;
  /** Said instead of what validation found. */
  errorMessage?: string | undefined;
  validityMessages?: ValidityMessages | undefined;
}

/**
 * The foot of every field: what is wrong, as icon, words and color. It is tied to the input by `aria-describedby`,
 * announced when it appears, and made known to the `Form` around. It does not change while a pointer is down. The field's
 * outermost element carries `data-field`.
 */
export function FieldMessage({ label, name, errorMessage, validityMessages }: FieldMessageProps) {
  const validity = useContext(FieldErrorContext);
  const found =
    errorMessage ??
    describeValidity(validity, { ...messagesFor('forms.field', faForms.field).validity, ...validityMessages });
  const message = useHeldMessage(found);
  const isHeldBack = message === undefined && found !== undefined;
  const ref = useRef<HTMLDivElement>(null);
  const fields = useContext(FormFieldsContext);

  useLayoutEffect(() => {
    const root = ref.current?.closest('[data-field]');
    if (root) fields?.set(root, { label, name, message });
  }, [fields, label, name, message]);

  useLayoutEffect(() => {
    const root = ref.current?.closest('[data-field]');
    return () => {
      if (root) fields?.delete(root);
    };
  }, [fields]);

  return (
    <div ref={ref} aria-live="polite" className={css.live} {...(isHeldBack && { 'data-held-back': '' })}>
      {/* Held back it is there already: react-aria looks for it once, to tie it to the input. */}
      {(message ?? found) !== undefined && (
        <Text slot="errorMessage" className={css.error} hidden={isHeldBack}>
          <ErrorIcon />
          {message ?? found}
        </Text>
      )}
    </div>
  );
}
