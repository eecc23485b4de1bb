import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface FileInputProps {
  name: string;
  /** The same array as long as they are the same files. */
  files: readonly File[];
  /** @default false */
  isMultiple?: boolean;
  isDisabled: boolean;
  /** The form was reset. */
  onReset: () => void;
}

/** Puts the chosen files into the data of the form around, as the browser's own file input does. */
export function FileInput({ name, files, isMultiple = false, isDisabled, onReset }: FileInputProps) {
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

  return <input ref={ref} type="file" name={name} multiple={isMultiple} disabled={isDisabled} hidden tabIndex={-1} />;
}
