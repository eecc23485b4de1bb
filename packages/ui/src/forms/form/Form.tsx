import { type FormEvent, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import * as faForms from '../../i18n/fa/forms.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Form.css.ts';
import { FormSummary } from './FormSummary.tsx';
import { FormFields, FormFieldsContext } from './form-fields.ts';

/** What the server found wrong, by the names of fields. */
export type FormErrors = Readonly<Record<string, string | readonly string[]>>;

export interface FormProps extends RootProps {
  children: ReactNode;
  /** Called when all fields are fit, with their data by name: numbers, phones and codes in ASCII. The page is not left. */
  onSubmit: (data: FormData) => void;
  /**
   * What the server found wrong with fields, by their names. A new object shows again; each sentence goes away when its
   * field changes. A name that no field has is listed in the summary.
   */
  errors?: FormErrors;
  /** What went wrong with the whole, such as a wrong password or a lost connection. */
  errorMessage?: string;
  /** Title of the summary of `count` unfit fields. @default «فرم فرستاده نشد؛ ۲ بخش باید درست شود.» */
  summaryTitle?: (count: string) => string;
  /** Title of the summary when only the whole went wrong. @default «فرم فرستاده نشد.» */
  failedTitle?: string;
  /** Said of a line of the summary whose field was corrected since. @default «درست شد» */
  correctedLabel?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  ref?: Ref<HTMLFormElement>;
}

const NO_ERRORS: FormErrors = {};

/**
 * Fields that are sent together. When something is unfit, nothing is sent, nothing typed is lost, and a summary at its
 * head takes the focus, with a link to each unfit field. Keyboard: Enter in a field sends.
 */
export function Form({
  children,
  onSubmit,
  errors = NO_ERRORS,
  errorMessage,
  summaryTitle = messagesFor('forms.form', faForms.form).summaryTitle,
  failedTitle = messagesFor('forms.form', faForms.form).failed,
  correctedLabel = messagesFor('forms.form', faForms.form).corrected,
  ...rest
}: FormProps) {
  const [fields] = useState(() => new FormFields());
  const [unfit, setUnfit] = useState<readonly Element[]>([]);
  const found = useRef<Element[]>([]);

  // After the fields have made themselves known, before anything is painted.
  useLayoutEffect(() => {
    if (errors === NO_ERRORS) return;
    const named = [...fields.getSnapshot()].filter(([, { name }]) => name !== undefined && name in errors);
    setUnfit(named.map(([element]) => element));
  }, [errors, fields]);

  // The browser announces each unfit control in turn, all within one press of the button.
  const collect = (event: FormEvent<HTMLFormElement>) => {
    // Without this the first unfit control would take the focus from the summary.
    event.preventDefault();
    const field = event.target instanceof Element ? event.target.closest('[data-field]') : null;
    if (field === null || found.current.includes(field)) return;
    if (found.current.length === 0) {
      // Not a microtask: under a real press those run between one control and the next.
      setTimeout(() => {
        setUnfit(found.current);
        found.current = [];
      });
    }
    found.current = [...found.current, field];
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setUnfit((before) => (before.length > 0 ? [] : before));
    onSubmit(new FormData(event.currentTarget));
  };

  const unknown = Object.entries(errors)
    .filter(([name]) => ![...fields.getSnapshot().values()].some((field) => field.name === name))
    .flatMap(([, sentences]) => sentences);

  return (
    <AriaForm
      {...rest}
      className={classNames(css.form, rest.className)}
      validationErrors={errors as Record<string, string | string[]>}
      onInvalid={collect}
      onSubmit={submit}
    >
      <FormFieldsContext value={fields}>
        <FormSummary
          fields={fields}
          unfit={unfit}
          sentences={errorMessage === undefined ? unknown : [errorMessage, ...unknown]}
          title={summaryTitle}
          failedTitle={failedTitle}
          correctedLabel={correctedLabel}
        />
        {children}
      </FormFieldsContext>
    </AriaForm>
  );
}
