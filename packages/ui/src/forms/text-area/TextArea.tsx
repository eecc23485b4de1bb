import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { ownDirection } from '../../i18n/own-direction.ts';
import * as fieldCss from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useOwnDirection } from '../field/use-own-direction.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps<string>, ControlProps {
  /** The text, when the parent keeps it. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Called with the text exactly as typed. */
  onChange?: (value: string) => void;
  /** Lines in sight when empty; it grows with the text. @default 3 */
  rows?: number;
  minLength?: number;
  maxLength?: number;
  placeholder?: string;
  /** Direction of the typed text. @default its own where it has one script, else each line's where its first letter says it, else the page's */
  dir?: 'rtl' | 'ltr' | 'auto';
  ref?: Ref<HTMLTextAreaElement>;
}

/** Lines whose first letters say how they are read keep to that: «Hello!» over a Persian line ends with its mark too. */
function readByLine({ value, style }: HTMLTextAreaElement, own: 'ltr' | 'rtl' | undefined) {
  const lines = value
    .split('\n')
    .map((line) => ({ whole: ownDirection(line), first: ownDirection(line.match(/\p{L}/u)?.[0] ?? '') }));
  const isClear =
    own === undefined &&
    lines.some(({ whole }) => whole === 'ltr') &&
    lines.every(({ whole, first }) => whole !== undefined || first !== 'ltr');
  style.unicodeBidi = isClear ? 'plaintext' : '';
}

/** Some lines of text, growing with what is written. Keyboard: Tab reaches and leaves it, Enter begins a new line. */
export function TextArea(props: TextAreaProps) {
  const { head, foot, rootProps, own } = fieldParts(props);
  const { rows = 3, placeholder, dir, ref, ...rest } = own;
  const boxRef = useOwnDirection(ref, dir, readByLine);
  return (
    <AriaTextField {...rest} {...rootProps}>
      {head}
      <Group className={fieldCss.control}>
        <AriaTextArea
          className={`${fieldCss.input} ${css.area}`}
          rows={rows}
          ref={boxRef}
          {...(placeholder !== undefined && { placeholder })}
          {...(dir !== undefined && { dir })}
        />
      </Group>
      {foot}
    </AriaTextField>
  );
}
