import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import * as css from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';
import { useOwnDirection } from '../field/use-own-direction.ts';

export interface TextFieldProps extends FieldProps<string>, ControlProps {
  /** The text, when the parent keeps it. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Called with the text exactly as typed. */
  onChange?: (value: string) => void;
  onFocus?: () => void;
  /** Addresses and numbers to call are written from left to right, also while the box is empty. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel';
  /** Which keyboard a phone opens. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search' | 'none';
  /** What the Enter key of a phone's keyboard says. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send';
  /** What the browser may fill in, in the words of HTML: `username`, `given-name` … */
  autoComplete?: string;
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  spellCheck?: 'true' | 'false';
  minLength?: number;
  maxLength?: number;
  /** A regular expression the whole value must match. */
  pattern?: string;
  /** An example of a value; never the only label. */
  placeholder?: string;
  /** Direction of the typed text; `ltr` for usernames. @default `ltr` of addresses, else its own where it has one script, else the page's */
  dir?: 'rtl' | 'ltr' | 'auto';
  /** A picture or a word inside the box, before the text. */
  prefix?: ReactNode;
  /** The same after the text: a unit, or an `IconButton`. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Keyboard: Tab reaches it, Enter sends the form around it. */
export function TextField(props: TextFieldProps) {
  const { head, foot, rootProps, own } = fieldParts(props);
  const { placeholder, autoCapitalize, prefix, suffix, ref, dir: given, ...rest } = own;
  const dir = given ?? (rest.type === undefined || rest.type === 'text' ? undefined : 'ltr');
  const boxRef = useOwnDirection(ref, dir);
  return (
    <AriaTextField {...rest} {...rootProps}>
      {head}
      <Group className={css.control}>
        {prefix != null && <span className={css.affix}>{prefix}</span>}
        <Input
          className={css.input}
          ref={boxRef}
          {...(placeholder !== undefined && { placeholder })}
          {...(dir !== undefined && { dir })}
          {...(autoCapitalize !== undefined && { autoCapitalize })}
        />
        {suffix != null && <span className={css.affix}>{suffix}</span>}
      </Group>
      {foot}
    </AriaTextField>
  );
}
