import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface FileInputProps {
  /** Without it the files are not in the form's data. */
  name: string | undefined;
  /** The same array as long as they are the same files. */
  files: readonly File[];
  /** @default false */
  isMultiple?: boolean;
  isDisabled: boolean;
  /** A form is not sent without a file. @default false */
  isRequired?: boolean;
  /** A form was to be sent without a file. */
  onMissing?: () => void;
  /** The form was reset. */
  onReset: () => void;
}

/** Puts the chosen files into the data of the form around, as the browser's own file input does. */
export function FileInput({
  name,
  files,
  isMultiple = false,
  isDisabled,
  isRequired = false,
  onMissing,
  onReset,
}: FileInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent(onReset);

  useLayoutEffect(() => {
    if (ref.current === null) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    ref.current.files = transfer.files;
  }, [files]);

  useEffect(() => {
    const form = ref.current?.form;
    const onFormReset = () => reset();
    form?.addEventListener('reset', onFormReset);
    return () => form?.removeEventListener('reset', onFormReset);
  }, []);

  return (
    <input
      ref={ref}
      type="file"
      name={name}
      multiple={isMultiple}
      disabled={isDisabled}
      required={isRequired && files.length === 0}
      onInvalid={(event) => {
        // The browser would look for a place to say it, and the input has none; a form around hears it all the same.
        event.preventDefault();
        onMissing?.();
      }}
      hidden
      tabIndex={-1}
    />
  );
}
