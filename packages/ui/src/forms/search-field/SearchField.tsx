import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { SearchField as AriaSearchField, Input } from 'react-aria-components/SearchField';
import * as faFormControls from '../../i18n/fa/form-controls.ts';
import { messagesFor } from '../../i18n/language.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldMessage } from '../field/FieldMessage.tsx';
import * as fieldCss from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnDirection } from '../field/use-own-direction.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps
  extends RootProps,
    Pick<FieldProps<string>, 'description' | 'errorMessage' | 'isDisabled' | 'isReadOnly' | 'name'> {
  /** @default «جستجو» */
  label?: string;
  /** Keeps the label for screen readers alone, where the icon and the place tell enough. @default false */
  isLabelHidden?: boolean;
  /** The text, when the parent keeps it. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Called with the text exactly as typed, and with '' when it is emptied. */
  onChange?: (value: string) => void;
  /** Called with the text by Enter. */
  onSubmit?: (value: string) => void;
  onClear?: () => void;
  /** An example of what can be looked for. */
  placeholder?: string;
  /** @default «پاک کردن جستجو» */
  clearLabel?: string;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Words to look for. Keyboard: Enter looks, Escape empties. */
export function SearchField({
  label = messagesFor('forms.search', faFormControls.search).label,
  isLabelHidden = false,
  description,
  errorMessage,
  placeholder,
  clearLabel = messagesFor('forms.search', faFormControls.search).clear,
  ref,
  ...rest
}: SearchFieldProps) {
  const boxRef = useOwnDirection(ref);
  return (
    <AriaSearchField
      {...rest}
      {...(errorMessage !== undefined && { isInvalid: true })}
      {...(isLabelHidden && { 'aria-label': label })}
      className={classNames(fieldCss.root, css.root, rest.className)}
      data-field=""
    >
      {!isLabelHidden && <FieldLabel label={label} description={description} />}
      <Group className={fieldCss.control}>
        <span className={fieldCss.affix}>
          <Search size="1.2em" aria-hidden="true" />
        </span>
        <Input
          className={`${fieldCss.input} ${css.input}`}
          ref={boxRef}
          {...(placeholder !== undefined && { placeholder })}
        />
        <Button className={`${fieldCss.insideButton} ${css.clear}`} aria-label={clearLabel}>
          <X size="1.2em" aria-hidden="true" />
        </Button>
      </Group>
      <FieldMessage label={label} name={rest.name} errorMessage={errorMessage} />
    </AriaSearchField>
  );
}
