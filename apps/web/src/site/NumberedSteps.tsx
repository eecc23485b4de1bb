import { useSettings } from '@mashq/state/platform/settings/use-settings';
import { formatDigits } from '@mashq/ui/i18n';
import type { Point } from './content/types.ts';
import * as css from './PublicPage.css.ts';

/** Steps in their order, each under its number. */
export function NumberedSteps({ steps }: { steps: readonly Point[] }) {
  const { digits } = useSettings();
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={css.step}>
          <span aria-hidden="true" className={css.stepNumber}>
            {formatDigits(index + 1, digits)}
          </span>
          <h3 className={css.stepTitle}>{title}</h3>
          <p className={css.quiet}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
