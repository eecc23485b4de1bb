import { type ReactNode, type Ref, useContext, useLayoutEffect, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { ErrorIcon } from '../field/ErrorIcon.tsx';
import * as fieldCss from '../field/field.css.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import { FormFieldsContext } from '../form/form-fields.ts';
import { FileInput, type FileInputProps } from './FileInput.tsx';

/** The chooser, or what takes a file away, unless disabled. */
export const FILE_CONTROL = 'button[data-rac]:not(:disabled)';

export interface FileFieldFrameProps extends RootProps, Omit<FileInputProps, 'onMissing'> {
  label: string;
  description: ReactNode;
  /** What is wrong, for the summary of the form around. */
  message: string | undefined;
  /** Said of a form that was to be sent without a file. */
  missing: string;
  /** Where files are chosen and shown. */
  children: ReactNode;
  /** What is wrong, announced when it comes. */
  faults: ReactNode;
  ref: Ref<HTMLElement> | undefined;
}

/** What is around every field of files: its label above, its place in the form's data, and below what is wrong. */
export function FileFieldFrame({
  label,
  description,
  name,
  files,
  isMultiple = false,
  isDisabled,
  isRequired = false,
  onReset,
  children,
  message,
  missing,
  faults,
  className,
  ref,
  ...rest
}: FileFieldFrameProps) {
  const root = useControlRef(ref, FILE_CONTROL);
  const [isMissing, setMissing] = useState(false);
  const lacks = isMissing && isRequired && files.length === 0 && message === undefined;
  const wrong = lacks ? missing : message;
  const fields = useContext(FormFieldsContext);
  useLayoutEffect(() => {
    const field = root.current;
    if (field) fields?.set(field, { label, name, message: wrong });
    return () => {
      if (field) fields?.delete(field);
    };
  }, [root, fields, label, name, wrong]);
  return (
    <Group {...rest} ref={root} aria-label={label} className={classNames(fieldCss.root, className)} data-field="">
      <span className={fieldCss.label} aria-hidden="true">
        {label}
      </span>
      {description != null && <span className={fieldCss.description}>{description}</span>}
      {children}
      {(name !== undefined || isRequired) && (
        <FileInput
          {...{ name, files, isMultiple, isDisabled, isRequired, onReset }}
          onMissing={() => setMissing(true)}
        />
      )}
      <div aria-live="polite" className={fieldCss.live}>
        {faults}
        {lacks && <FileFault>{missing}</FileFault>}
      </div>
    </Group>
  );
}

export function FileFault({ children }: { children: string }) {
  return (
    <span className={fieldCss.error}>
      <ErrorIcon />
      {children}
    </span>
  );
}
