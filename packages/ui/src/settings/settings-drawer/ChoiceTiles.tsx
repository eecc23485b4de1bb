import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import * as css from './ChoiceTiles.css.ts';

interface ChoiceTilesProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; face: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few looks, each shown by its face over its name. Keyboard: the arrows choose. */
export function ChoiceTiles<Value extends string>({ label, value, options, onChange }: ChoiceTilesProps<Value>) {
  return (
    <RadioGroup
      orientation="horizontal"
      className={css.root}
      value={value}
      onChange={(next) => onChange(next as Value)}
    >
      <Label className={css.label}>{label}</Label>
      <div className={css.tiles}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton className={css.tile}>
              <span aria-hidden="true" className={css.face}>
                {option.face}
                {option.value === value && (
                  <span className={css.tick}>
                    <Check size="0.9em" strokeWidth={3} />
                  </span>
                )}
              </span>
              {option.label}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
