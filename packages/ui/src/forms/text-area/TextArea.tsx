import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
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

/** Some lines of text, growing with what is written. Keyboard: Tab reaches and leaves it, Enter begins a new line. */
export function TextArea(props: TextAreaProps) {
  const { head, foot, rootProps, own } = fieldParts(props);
  const { rows = 3, placeholder, dir, ref, ...rest } = own;
  const boxRef = useOwnDirection(ref, dir);
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
