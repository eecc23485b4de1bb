import * as css from './AvatarPicker.css.ts';

export interface AvatarPickerProps {
  label: string;
  avatars: readonly { id: string; title: string; url: string }[];
  /** Id of the one chosen; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/** One of the drawn avatars. Keyboard: Tab reaches the chosen one, the arrows choose another. */
export function AvatarPicker({ label, avatars, value, onChange }: AvatarPickerProps) {
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      <div className={css.grid}>
        {avatars.map(({ id, title, url }) => (
          <div key={id} className={css.option}>
            <img src={url} alt="" className={css.picture} loading="lazy" decoding="async" width="96" height="96" />
            <input
              type="radio"
              name="avatar"
              className={css.radio}
              aria-label={title}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
