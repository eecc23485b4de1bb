import { FORM } from '../content/words.ts';

export function Radios({ label, options, value, onChange }: RadiosProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={label}
            value={option.value}
            defaultChecked={option.value === value}
            onChange={() => onChange?.(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

interface RadiosProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange?: (value: string) => void;
}

export function Form() {
  const { title, group, hints, level, announce, progress } = FORM;
  return (
    <div className="form">
      <label className="field">
        {title.label}
        <input type="text" defaultValue={title.value} />
      </label>
      <label className="field">
        {group.label}
        <select defaultValue={group.value}>
          {group.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Radios label={level.label} options={level.options} value={level.value} />
      <div>
        <label className="choice">
          <input type="checkbox" defaultChecked /> {hints}
        </label>
        <label className="choice">
          {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser itself tells whether a checkbox is on */}
          <input type="checkbox" role="switch" defaultChecked /> {announce}
        </label>
        <label className="field">
          {progress.label}
          <progress value={progress.value} max={progress.max} /> {progress.words}
        </label>
      </div>
    </div>
  );
}
