import type { CSSProperties, ReactNode } from 'react';
import * as css from './pattern.css.ts';

/** How the parts of a chart are filled where forced colors make them all of one color: solid first. */
const PATTERNS: readonly ReactNode[] = [
  <rect key="solid" width="8" height="8" className={css.area} />,
  <path key="diagonal" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" className={css.line} />,
  <circle key="dots" cx="4" cy="4" r="2" className={css.area} />,
  <path key="level" d="M0 4H8" className={css.line} />,
  <path key="grid" d="M0 4H8M4 0V8" className={css.line} />,
  <path key="waves" d="M0 6L4 2L8 6" className={css.line} />,
];

/** The patterns of a drawing, for `patternOf` with the same id. */
export function PatternDefs({ id }: { id: string }) {
  return (
    <defs>
      {PATTERNS.map((pattern, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
        <pattern key={index} id={`${id}${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          {pattern}
        </pattern>
      ))}
    </defs>
  );
}

/** Gives a part its pattern, which its style takes in forced colors only. */
export const patternOf = (id: string, index: number) =>
  ({ '--pattern': `url(#${id}${index % PATTERNS.length})` }) as CSSProperties;
