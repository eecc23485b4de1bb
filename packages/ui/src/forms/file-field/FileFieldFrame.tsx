import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as fieldCss from '../field/field.css.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import { FileInput, type FileInputProps } from './FileInput.tsx';

/** The chooser, or what takes a file away, unless disabled. */
export const FILE_CONTROL = 'button[data-rac]:not(:disabled)';

export interface FileFieldFrameProps extends RootProps, Omit<FileInputProps, 'name'> {
  label: string;
  description: ReactNode;
  /** Without it the files are not in the form's data. */
  name: string | undefined;
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
  onReset,
  children,
  faults,
  className,
  ref,
  ...rest
}: FileFieldFrameProps) {
  const root = useControlRef(ref, FILE_CONTROL);
  return (
    <Group {...rest} ref={root} aria-label={label} className={classNames(fieldCss.root, className)} data-field="">
      <span className={fieldCss.label} aria-hidden="true">
        {label}
      </span>
      {description != null && <span className={fieldCss.description}>{description}</span>}
      {children}
      {name !== undefined && <FileInput {...{ name, files, isMultiple, isDisabled, onReset }} />}
      <div aria-live="polite" className={fieldCss.live}>
        {faults}
      </div>
    </Group>
  );
}
