import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { formatDigits } from '@mashq/ui/i18n';
import type { Point } from './content/types.ts';
import * as css from './PublicPage.css.ts';

interface NumberedStepsProps {
  steps: readonly Point[];
  /** Level of each step's heading. @default 3 */
  level?: 3 | 4;
}

/** Steps in their order, each under its number. */
export function NumberedSteps({ steps, level = 3 }: NumberedStepsProps) {
  const Heading = `h${level}` as const;
  const { digits } = useSettings();
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={css.step}>
          <span aria-hidden="true" className={css.stepNumber}>
            {formatDigits(index + 1, digits)}
          </span>
          <Heading className={css.stepTitle}>{title}</Heading>
          {text !== '' && <p className={css.quiet}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
