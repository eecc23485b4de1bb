import { X } from 'lucide-react';
import { type ReactNode, use, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { collectionMessages } from '../../i18n/react-aria/collections.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import * as tagCss from '../../primitives/tag/tag.css.ts';
import * as css from './MultiSelect.css.ts';

setReactAriaMessages(collectionMessages);

interface ChosenTagsProps {
  /** Name of the list. */
  label: string;
  /** Name of each choice, by its value. */
  labels: ReadonlyMap<string, string>;
  isDisabled: boolean;
  /** The input after the tags, for so many of them and with what takes the last one away. */
  children: (count: number, removeLast: () => void) => ReactNode;
}

/** The tags of what is chosen in the combo box around. Without any, only the input is there. */
export function ChosenTags({ label, labels, isDisabled, children }: ChosenTagsProps) {
  const state = use(ComboBoxStateContext);
  const root = useRef<HTMLDivElement>(null);
  const chosen = [state?.value ?? []].flat().map(String);
  const keep = (values: readonly string[]) => {
    // The tag with the focus goes: the input takes it.
    if (values.length === 0) root.current?.parentElement?.querySelector('input')?.focus();
    state?.setValue(values);
  };
  return (
    <>
      {chosen.length > 0 && (
        <TagGroup
          ref={root}
          aria-label={label}
          className={css.tags}
          {...(!isDisabled && { onRemove: (removed) => keep(chosen.filter((value) => !removed.has(value))) })}
        >
          <TagList className={css.tags}>
            {chosen.map((value) => {
              const name = labels.get(value) ?? value;
              return (
                <Tag
                  key={value}
                  id={value}
                  textValue={name}
                  className={tagCss.root}
                  {...(!isDisabled && { 'data-removable': '' })}
                >
                  <span className={tagCss.words}>{name}</span>
                  {!isDisabled && (
                    <Button
                      slot="remove"
                      className={tagCss.remove}
                      aria-label={messagesFor('data.tag', faData.tag).remove(name)}
                    >
                      <X aria-hidden="true" size="1em" />
                    </Button>
                  )}
                </Tag>
              );
            })}
          </TagList>
        </TagGroup>
      )}
      {children(chosen.length, () => {
        if (chosen.length > 0) state?.setValue(chosen.slice(0, -1));
      })}
    </>
  );
}
