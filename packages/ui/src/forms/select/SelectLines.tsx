import { useContext } from 'react';
import { item } from '../../primitives/floating-surface/floating-surface.css.ts';
import { OptionChoiceContext } from '../../primitives/option-list/choice-context.ts';
import { OptionListItem } from '../../primitives/option-list/OptionListItem.tsx';
import { OptionListSection } from '../../primitives/option-list/OptionListSection.tsx';
import { OptionText } from '../options/OptionText.tsx';
import type { SelectOptions } from './select-option.ts';

export interface SelectLinesProps {
  options: SelectOptions;
  value: string;
  onChoose: (value: string) => void;
}

/** The choices of an open `Select`. */
export function SelectLines({ options, value, onChoose }: SelectLinesProps) {
  const choose = useContext(OptionChoiceContext);
  return options.map((entry) => {
    if ('options' in entry) {
      return (
        <OptionListSection key={entry.title} title={entry.title}>
          <SelectLines options={entry.options} value={value} onChoose={onChoose} />
        </OptionListSection>
      );
    }
    const isSelected = entry.value === value;
    return (
      <OptionListItem
        key={entry.value}
        role="option"
        text={entry.label}
        isDisabled={entry.isDisabled}
        onChoose={() => choose(() => onChoose(entry.value))}
        className={item}
        aria-selected={isSelected}
        data-selected={isSelected ? '' : undefined}
      >
        <OptionText label={entry.label} description={entry.description} isSelected={isSelected} />
      </OptionListItem>
    );
  });
}
