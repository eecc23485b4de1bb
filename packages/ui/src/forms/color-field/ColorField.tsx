import { type Ref, useId, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import * as fieldCss from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useMergedRef } from '../field/use-merged-ref.ts';
import * as css from './ColorField.css.ts';
import { type HexColor, readHexColor } from './hex-color.ts';

export interface SuggestedColor {
  color: HexColor;
  /** What people call it: a color alone is no name. */
  label: string;
}

export interface ColorFieldProps extends FieldProps<HexColor | null> {
  /** The color, when the parent keeps it; null for none. */
  value?: HexColor | null;
  /** @default null */
  defaultValue?: HexColor | null;
  /** Called when the field holds a color, and with null when it is emptied. */
  onChange?: (value: HexColor | null) => void;
  onBlur?: () => void;
  /** Colors to choose with one press. @default none */
  suggestions?: readonly SuggestedColor[];
  /** Name of the group of suggestions. @default «رنگ‌های پیشنهادی» */
  suggestionsLabel?: string;
  /** Name of the button that opens the browser's chooser. @default «انتخاب از همهٔ رنگ‌ها» */
  chooserLabel?: string;
  /** Said of a text that is no color. @default «کد رنگ شش رقم یا حرف دارد؛ مانند #0b6bcb.» */
  invalidMessage?: string;
  id?: string;
  /** The box of the code. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A color as its code, typed in any digits, or chosen in the browser's own chooser or among suggestions. Keyboard: Tab goes to
 * the chooser, the code and each suggestion; Space chooses.
 */
export function ColorField(props: ColorFieldProps) {
  const { head, foot, rootProps, own } = fieldParts(props);
  const {
    name,
    value,
    defaultValue = null,
    onChange,
    validate,
    suggestions = [],
    suggestionsLabel = messagesFor('forms.color', faFormControls.color).suggestions,
    chooserLabel = messagesFor('forms.color', faFormControls.color).chooser,
    invalidMessage = messagesFor('forms.color', faFormControls.color).invalid,
    ref,
    ...rest
  } = own;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const labelId = useId();
  const { comma } = messagesFor('punctuation', faPunctuation);
  const [typed, setTyped] = useState<string>(value ?? defaultValue ?? '');
  // What was typed stays in sight as long as it means the parent's color.
  const shown = value !== undefined && readHexColor(typed) !== value ? (value ?? '') : typed;
  const color = readHexColor(shown);
  const isFixed = rest.isDisabled === true || rest.isReadOnly === true;

  const change = (text: string) => {
    setTyped(text);
    const next = readHexColor(text);
    if (next !== null || text.trim() === '') onChange?.(next);
  };

  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name })}
      value={shown}
      onChange={change}
      validate={(text) => {
        const read = readHexColor(text);
        if (read === null && text.trim() !== '') return invalidMessage;
        return validate?.(read);
      }}
      {...rootProps}
    >
      {head}
      <Group className={fieldCss.control}>
        <input
          type="color"
          aria-label={`${props.label}${comma}${chooserLabel}`}
          title={chooserLabel}
          value={color ?? '#ffffff'}
          disabled={isFixed}
          onChange={(event) => change(event.currentTarget.value)}
          className={color === null ? `${css.patch} ${css.empty}` : css.patch}
        />
        {/* Without a name of its own: the color as it was read is what is sent. */}
        <Input
          ref={mergedRef}
          className={fieldCss.input}
          dir="ltr"
          name=""
          placeholder="#0b6bcb"
          maxLength={9}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      </Group>
      {name !== undefined && (
        <input type="hidden" name={name} value={color ?? ''} disabled={rest.isDisabled ?? false} />
      )}
      {suggestions.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame round the field.
        <div role="group" aria-labelledby={labelId} className={css.suggestions}>
          <span id={labelId} hidden>
            {`${props.label}${comma}${suggestionsLabel}`}
          </span>
          {suggestions.map((one) => (
            <ToggleButton
              key={one.color}
              aria-label={one.label}
              isSelected={one.color === color}
              isDisabled={isFixed}
              onChange={() => change(one.color)}
              className={css.suggestion}
            >
              <span className={css.dot} style={{ background: one.color }} />
            </ToggleButton>
          ))}
        </div>
      )}
      {foot}
    </AriaTextField>
  );
}
