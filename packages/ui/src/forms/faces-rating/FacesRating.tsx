import type { Ref } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import * as css from './FacesRating.css.ts';

export interface FacesRatingProps extends FieldProps<number | null> {
  /** Words of the faces from the saddest to the happiest; there are as many faces as words. @default five */
  faces?: readonly [string, string, string, ...string[]];
  /** The chosen face, 1 for the saddest, when the parent keeps it; null for none. */
  value?: number | null;
  /** @default null */
  defaultValue?: number | null;
  onChange?: (value: number) => void;
  id?: string;
  /** The chosen face, or the first. */
  ref?: Ref<HTMLElement>;
}

/** How something was, by three to five faces with their words. Keyboard: Tab reaches the group, the arrows choose. */
export function FacesRating(props: FacesRatingProps) {
  const { head, foot, rootProps, own } = fieldParts(props, {
    valueMissing: messagesFor('forms.choice', faFormControls.choice).missing,
  });
  const {
    faces = messagesFor('forms.faces', faFormControls.faces).five,
    value,
    defaultValue,
    onChange,
    validate,
    ref,
    ...rest
  } = own;
  const root = useControlRef(ref, 'input:checked', 'input:enabled');
  const written = (chosen: number | null) => (chosen === null ? null : String(chosen));
  return (
    <AriaRadioGroup
      {...rest}
      ref={root}
      {...(value !== undefined && { value: written(value) })}
      {...(defaultValue !== undefined && { defaultValue: written(defaultValue) })}
      {...(onChange && { onChange: (chosen) => onChange(Number(chosen)) })}
      {...(validate && { validate: (chosen: string | null) => validate(chosen === null ? null : Number(chosen)) })}
      orientation="horizontal"
      {...rootProps}
    >
      {head}
      <div className={css.faces}>
        {faces.map((words, place) => (
          <RadioField key={words} value={String(place + 1)} className={css.face}>
            <RadioButton className={css.button}>
              <Face mood={place / (faces.length - 1)} />
              <span className={css.words}>{words}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      {foot}
    </AriaRadioGroup>
  );
}

/** A face; its mouth says how it is, whatever the colors. @param mood from 0, sad, to 1, happy */
function Face({ mood }: { mood: number }) {
  // The corners of the mouth are at 26; its middle is over them for a sad face, under them for a happy one.
  const corners = 29 - 5 * mood;
  const middle = 23 + 13 * mood;
  return (
    <svg viewBox="0 0 40 40" className={css.picture} aria-hidden="true">
      <circle cx="20" cy="20" r="17" className={css.head} />
      <circle cx="14" cy="16" r="2.2" className={css.eye} />
      <circle cx="26" cy="16" r="2.2" className={css.eye} />
      <path d={`M12 ${corners}Q20 ${middle} 28 ${corners}`} className={css.mouth} />
    </svg>
  );
}
