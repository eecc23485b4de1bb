import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { InputContext } from 'react-aria-components/Input';
import { LabelContext } from 'react-aria-components/Label';
import { useSlottedContext } from 'react-aria-components/slots';
import { ownText } from '../../i18n/own-direction.ts';
import { OptionListPopover } from '../../primitives/option-list/OptionListPopover.tsx';
import { createTypeahead, type TypedKey } from '../../primitives/option-list/typeahead.ts';
import { useOptionListTrigger } from '../../primitives/option-list/use-option-list-trigger.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { useMergedRef } from '../field/use-merged-ref.ts';
import * as css from './Select.css.ts';
import { SelectLines } from './SelectLines.tsx';
import { choicesOf, type SelectOptions } from './select-option.ts';

export interface SelectBoxProps {
  options: SelectOptions;
  placeholder: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onBlur?: (() => void) | undefined;
  autoFocus?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The label, which leads the focus to the button. */
  children: ReactNode;
}

const ARROWS = new Set(['ArrowLeft', 'ArrowRight']);

/**
 * The box of a `Select` and the list it opens, inside a `TextField` of react-aria, whose input is a `select` nobody sees:
 * the browser fills, checks, sends and resets it, and each choice goes through it.
 */
export function SelectBox({ options, placeholder, isOpen, setOpen, onBlur, autoFocus, ...rest }: SelectBoxProps) {
  const label = useSlottedContext(LabelContext);
  // Of its input the field asks only what a select has as well.
  const field = useSlottedContext(InputContext) as unknown as ComponentProps<'select'>;
  const hiddenRef = useRef<HTMLSelectElement>(null);
  const [find] = useState(createTypeahead);
  const valueId = useId();

  const all = choicesOf(options);
  const chosen = all.find(({ value }) => value === field.value);
  const choose = (value: string) => {
    const hidden = hiddenRef.current;
    if (hidden === null) return;
    hidden.value = value;
    hidden.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /** Without opening the list: left and right go to the choice before and after, letters find one. */
  const chooseByKey = (event: TypedKey): boolean => {
    const enabled = all.filter(({ isDisabled }) => !isDisabled);
    const here = enabled.findIndex(({ value }) => value === field.value);
    const texts = enabled.map(({ label: words }) => words);
    const next = ARROWS.has(event.key)
      ? here + (event.key === 'ArrowRight' || here < 0 ? 1 : -1)
      : find(event, texts, here);
    if (next === undefined) return false;
    const choice = enabled[next];
    if (choice) choose(choice.value);
    return true;
  };

  const { triggerRef, buttonProps, listProps } = useOptionListTrigger({
    opens: 'listbox',
    isOpen,
    setOpen,
    id: rest.id,
    onKey: chooseByKey,
  });
  const focus = () => triggerRef.current?.focus();

  return (
    <>
      <LabelContext value={{ ...label, elementType: 'span', htmlFor: undefined, onClick: focus }}>
        {rest.children}
      </LabelContext>
      <Button
        {...buttonProps}
        slot={null}
        ref={useMergedRef(triggerRef, rest.ref)}
        className={css.trigger}
        isDisabled={field.disabled ?? false}
        aria-labelledby={`${valueId} ${field['aria-labelledby']}`}
        {...(field['aria-describedby'] !== undefined && { 'aria-describedby': field['aria-describedby'] })}
        {...(autoFocus !== undefined && { autoFocus })}
        onBlur={() => isOpen || onBlur?.()}
      >
        <span id={valueId} className={css.value} data-placeholder={chosen ? undefined : ''}>
          {ownText(chosen?.label ?? placeholder)}
        </span>
        <ChevronDown size="1.2em" className={css.chevron} aria-hidden="true" />
      </Button>
      {/* Focus scopes of react-aria pass over what is marked so. */}
      <div aria-hidden="true" data-react-aria-prevent-focus="" className={visuallyHidden}>
        <select
          ref={useMergedRef(hiddenRef, field.ref)}
          tabIndex={-1}
          name={field.name}
          value={field.value}
          required={field.required}
          disabled={field.disabled}
          onChange={field.onChange}
          onFocus={focus}
        >
          <option value="" label=" " />
          {all.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <OptionListPopover {...listProps} role="listbox" aria-labelledby={field['aria-labelledby']}>
        <SelectLines options={options} value={chosen?.value ?? ''} onChoose={choose} />
      </OptionListPopover>
    </>
  );
}
