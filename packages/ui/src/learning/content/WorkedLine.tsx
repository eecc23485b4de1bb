import type { Inline } from '@mashq/curriculum/model';
import { InlineContent } from './InlineContent.tsx';
import * as css from './WorkedLine.css.ts';

export interface WorkedLineProps {
  /** Words, if any, and the formula at the end. */
  content: readonly Inline[];
}

/** One line of worked maths: what it works out at the start of the line, the formula at its end, where formulas of a notebook begin. */
export function WorkedLine({ content }: WorkedLineProps) {
  const formula = content.at(-1);
  return formula?.t === 'math' ? (
    <span className={css.line}>
      <span className={css.label}>
        <InlineContent content={content.slice(0, -1)} />
      </span>
      <span className={css.formula}>
        <InlineContent content={[formula]} />
      </span>
    </span>
  ) : (
    <InlineContent content={content} />
  );
}
