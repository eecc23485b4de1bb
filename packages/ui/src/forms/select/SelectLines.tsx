import { useContext } from 'react';
import { Line } from '../../overlays/list/Line.tsx';
import { ListSection } from '../../overlays/list/ListSection.tsx';
import { ListChoiceContext } from '../../overlays/list/list-choice.ts';
import { item } from '../../overlays/popover/surface.css.ts';
import { OptionWords } from '../options/OptionWords.tsx';
import type { SelectOptions } from './select-option.ts';

export interface SelectLinesProps {
  options: SelectOptions;
  value: string;
  onChoose: (value: string) => void;
}

/** The choices of an open `Select`. */
export function SelectLines({ options, value, onChoose }: SelectLinesProps) {
  const choose = useContext(ListChoiceContext);
  return options.map((entry) => {
    if ('options' in entry) {
      return (
        <ListSection key={entry.title} title={entry.title}>
          <SelectLines options={entry.options} value={value} onChoose={onChoose} />
        </ListSection>
      );
    }
    const isSelected = entry.value === value;
    return (
      <Line
        key={entry.value}
        role="option"
        text={entry.label}
        isDisabled={entry.isDisabled}
        onChoose={() => choose(() => onChoose(entry.value))}
        className={item}
        aria-selected={isSelected}
        data-selected={isSelected ? '' : undefined}
      >
        <OptionWords label={entry.label} description={entry.description} isSelected={isSelected} />
      </Line>
    );
  });
}
