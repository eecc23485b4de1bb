import * as css from './SkillGrid.css.ts';

/** A flag on its pole; what it says is said beside it. */
export function Flag() {
  return (
    <svg viewBox="0 0 12 12" className={css.flag} aria-hidden="true">
      <path d="M2 11V1H11L8.5 4 11 7H2" strokeWidth="1.2" strokeLinejoin="round" />
    </svg>
  );
}
