import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface FileInputProps {
  name: string;
  file: File | null;
  isDisabled: boolean;
  /** The form was reset. */
  onReset: () => void;
}

/** Puts the picture into the data of the form around, as the browser's own file input does. */
export function FileInput({ name, file, isDisabled, onReset }: FileInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent(onReset);

  useLayoutEffect(() => {
    if (ref.current === null) return;
    const transfer = new DataTransfer();
    if (file !== null) transfer.items.add(file);
    ref.current.files = transfer.files;
  }, [file]);

  useEffect(() => {
    const form = ref.current?.form;
    const onFormReset = () => reset();
    form?.addEventListener('reset', onFormReset);
    return () => form?.removeEventListener('reset', onFormReset);
  }, []);

  return <input ref={ref} type="file" name={name} disabled={isDisabled} hidden tabIndex={-1} />;
}
