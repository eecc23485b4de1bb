import type { ReactNode, Ref } from 'react';
import { Label, RadioButton, RadioField, RadioGroup, Text } from 'react-aria-components/RadioGroup';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { useControlRef } from '../field/use-control-ref.ts';
import * as css from './SegmentedControl.css.ts';

export interface Segment<Value extends string = string> {
  value: Value;
  /** One or two short words. */
  label: string;
  /** Before the words; decoration. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends RootProps {
  /** What is chosen by it. Stands above it, unless hidden. */
  label: string;
  /** The label is heard only, as when a heading beside it says the same. @default false */
  isLabelHidden?: boolean;
  /** One sentence under the label. */
  description?: ReactNode;
  /** Two to five of them. */
  options: readonly Segment<Value>[];
  /** What is chosen, when the parent keeps it; `null` for nothing yet. */
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  /** Called at once, with what was chosen: nothing has to be sent. */
  onChange?: (value: Value) => void;
  /** @default false */
  isDisabled?: boolean;
  /** Name in a form's data. */
  name?: string;
  /** The chosen segment, or the first. */
  ref?: Ref<HTMLElement>;
}

/**
 * One of a few short words in one line, that changes what is in sight at once. Keyboard: Tab reaches it, the arrows
 * choose (in a right-to-left page the left arrow goes on), Space chooses the first.
 */
export function SegmentedControl<Value extends string = string>({
  label,
  isLabelHidden = false,
  description,
  options,
  onChange,
  ref,
  ...rest
}: SegmentedControlProps<Value>) {
  const root = useControlRef(ref, 'input:checked', 'input:enabled');
  return (
    <RadioGroup
      {...rest}
      ref={root}
      {...(onChange && { onChange: (value: string) => onChange(value as Value) })}
      orientation="horizontal"
      className={classNames(fieldCss.root, rest.className)}
    >
      <Label className={isLabelHidden ? visuallyHidden : fieldCss.label}>{label}</Label>
      {description != null && (
        <Text slot="description" className={fieldCss.description}>
          {description}
        </Text>
      )}
      <div className={css.track}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={css.place}
          >
            <RadioButton className={css.segment}>
              {option.icon != null && (
                <span className={css.icon} aria-hidden="true">
                  {option.icon}
                </span>
              )}
              {option.label}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
