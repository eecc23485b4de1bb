import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import * as faForms from '../../i18n/fa/forms.ts';
import { messagesFor } from '../../i18n/language.ts';
import { Announcement } from '../../primitives/announcement/Announcement.tsx';
import * as css from '../field/field.css.ts';
import { fieldParts } from '../field/field-parts.tsx';
import type { ControlProps, FieldProps } from '../field/field-props.ts';

export interface PasswordFieldProps extends Omit<FieldProps<string>, 'label'>, ControlProps {
  /** @default «رمز عبور» */
  label?: string;
  /** The password, when the parent keeps it. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** `new-password` where one is chosen, so that the browser may suggest one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  enterKeyHint?: 'done' | 'go' | 'next' | 'send';
  minLength?: number;
  maxLength?: number;
  /** What the toggle is called while the password is hidden. @default «نمایش رمز» */
  showLabel?: string;
  /** What the toggle is called while the password is shown. @default «پنهان کردن رمز» */
  hideLabel?: string;
  /** Announced after the password was shown. @default «رمز نمایان شد» */
  shownAnnouncement?: string;
  /** Announced after the password was hidden. @default «رمز پنهان شد» */
  hiddenAnnouncement?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A password that can be looked at while it is typed; it is hidden again when the form is sent, so that the browser
 * stores it as a password. Keyboard: Tab from the input to the toggle, Enter or Space toggles.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { head, foot, rootProps, own } = fieldParts({
    ...props,
    label: props.label ?? messagesFor('forms.password', faForms.password).label,
  });
  const {
    autoComplete = 'current-password',
    showLabel = messagesFor('forms.password', faForms.password).show,
    hideLabel = messagesFor('forms.password', faForms.password).hide,
    shownAnnouncement = messagesFor('forms.password', faForms.password).shown,
    hiddenAnnouncement = messagesFor('forms.password', faForms.password).hidden,
    ref,
    ...rest
  } = own;
  const [isShown, setShown] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const ownId = useId();
  const id = rest.id ?? ownId;
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = rootRef.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = () => {
    setShown(!isShown);
    setAnnouncement(isShown ? hiddenAnnouncement : shownAnnouncement);
  };

  return (
    <AriaTextField
      {...rest}
      ref={rootRef}
      id={id}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      {...rootProps}
    >
      {head}
      <Group className={css.control}>
        <Input className={css.input} dir="ltr" autoCapitalize="none" {...(ref !== undefined && { ref })} />
        <Button
          className={css.insideButton}
          aria-label={isShown ? hideLabel : showLabel}
          aria-controls={id}
          isDisabled={rest.isDisabled ?? false}
          onPress={toggle}
        >
          {isShown ? <EyeOff size="1.3em" aria-hidden="true" /> : <Eye size="1.3em" aria-hidden="true" />}
        </Button>
      </Group>
      <Announcement>{announcement}</Announcement>
      {foot}
    </AriaTextField>
  );
}
