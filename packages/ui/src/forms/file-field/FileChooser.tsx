import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as css from './FileField.css.ts';

export interface FileChooserProps {
  icon: LucideIcon;
  label: string;
  /** Under the label: the other way to give files, or why none is taken. */
  note: string;
  accept: readonly string[];
  /** @default false */
  isMultiple?: boolean;
  isDisabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Fills the zone of a field of files and opens the window of files. */
export function FileChooser({
  icon: Icon,
  label,
  note,
  accept,
  isMultiple = false,
  isDisabled,
  onChoose,
}: FileChooserProps) {
  return (
    <FileTrigger
      allowsMultiple={isMultiple}
      acceptedFileTypes={accept}
      onSelect={(files) => onChoose(files === null ? [] : [...files])}
    >
      <AriaButton isDisabled={isDisabled} className={css.chooser}>
        <Icon size="2rem" aria-hidden="true" />
        <span className={css.choose}>{label}</span>
        <span className={css.drop}>{note}</span>
      </AriaButton>
    </FileTrigger>
  );
}
