import { vars } from '@mashq/ui/theme';

/** The way through a maze, with who walks it; decoration, as large as the text. */
export function MazeIcon() {
  return (
    <svg viewBox="0 0 40 40" width="1em" height="1em" fill="none" aria-hidden="true">
      <path
        d="M4 12V36H36V4H12M12 4V20H20M20 12H28V28M12 28H20V20M28 36V34"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="6" cy="5" r="3.5" fill={vars.color.reward.bright} />
    </svg>
  );
}
