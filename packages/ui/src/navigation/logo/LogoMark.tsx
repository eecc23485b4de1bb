import { fill, stroke } from '../../illustrations/person-illustration/illustration-colors.css.ts';
import * as css from './Logo.css.ts';

/** A copybook with its ruled page, and the reward pencil that has just drawn a line on it. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={css.mark}>
      <rect x="3" y="6" width="30" height="32" rx="8" className={fill.accentDeep} />
      <rect x="3" y="3" width="30" height="32" rx="8" className={fill.accent} />
      <path
        d="M10.5 3V35M18 3V35M25.5 3V35M3 11H33M3 19H33M3 27H33"
        className={stroke.onAccent}
        strokeWidth="1"
        opacity="0.28"
      />
      <path d="M9 27.5C11.5 22.5 14 31 17 27.5" className={stroke.onAccent} strokeWidth="2.6" />
      <path
        d="M17.6 29.3L19.1 23.3L33.7 8.7C34.9 7.5 36.8 7.5 38 8.7C39.2 9.9 39.2 11.8 38 13L23.5 27.6Z"
        className={fill.reward}
      />
      <path d="M33.7 8.7C34.9 7.5 36.8 7.5 38 8.7C39.2 9.9 39.2 11.8 38 13L36 15L31.7 10.7Z" className={fill.danger} />
      <path d="M17.6 29.3L18.4 26.1L20.8 28.5Z" className={fill.dark} />
    </svg>
  );
}
