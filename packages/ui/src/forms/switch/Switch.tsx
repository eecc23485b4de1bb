import type { ReactNode, Ref } from 'react';
import { SwitchField as AriaSwitchField, SwitchButton, Text } from 'react-aria-components/Switch';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as choiceCss from '../field/choice.css.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps extends RootProps {
  /** What is on or off, as a noun. */
  children: ReactNode;
  /** Is under the words. */
  description?: ReactNode;
  /** Whether it is on, when the parent keeps it. */
  isSelected?: boolean;
  /** @default false */
  defaultSelected?: boolean;
  /** Takes effect at once. */
  onChange?: (isSelected: boolean) => void;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** Name in a form's data. */
  name?: string;
  /** What is sent under the name while on. @default 'on' */
  value?: string;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Something that is on or off, changed at once without sending. Keyboard: Space turns it. */
export function Switch({ children, description, ref, ...rest }: SwitchProps) {
  return (
    <AriaSwitchField
      {...rest}
      {...(ref !== undefined && { inputRef: ref })}
      className={classNames(choiceCss.field, rest.className)}
    >
      <SwitchButton className={`${choiceCss.button} ${css.button}`}>
        <span>{children}</span>
        <span className={css.track} aria-hidden="true">
          <span className={css.knob} />
        </span>
      </SwitchButton>
      {description != null && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
    </AriaSwitchField>
  );
}
