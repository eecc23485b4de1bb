import type { SolutionStep } from '@mashq/curriculum/model';
import { type Ref, useId } from 'react';
import { Button } from '../../actions/button/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faLearningContent, type SolutionMessages } from '../../i18n/fa/learning-content.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { BlockContent } from '../content/index.ts';
import * as css from './SolutionSteps.css.ts';

export interface SolutionStepsProps extends RootProps {
  /** Lines of the worked solution, each with its reason. */
  steps: readonly SolutionStep[];
  /** «فهمیدم»: a question like this one with other numbers follows. Left out, the solution is only read. */
  onUnderstood?: (() => void) | undefined;
  /** «نفهمیدم»: an easier way follows. */
  onNotUnderstood?: (() => void) | undefined;
  /** What follows is being fetched. @default false */
  isPending?: boolean;
  /** Level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** @default «راه‌حل قدم‌به‌قدم»، «فهمیدم»، «نفهمیدم»، … */
  messages?: Partial<SolutionMessages>;
  /** The whole solution; it can take the focus when it opens. */
  ref?: Ref<HTMLDivElement>;
}

/** A worked solution, step by step, and the child's word on whether it is understood. */
export function SolutionSteps({
  steps,
  onUnderstood,
  onNotUnderstood,
  isPending = false,
  level = 3,
  messages: overrides,
  className,
  ...rest
}: SolutionStepsProps) {
  const digits = useDigits();
  const titleId = useId();
  const nextId = useId();
  const messages = { ...messagesFor('learningContent', faLearningContent).solution, ...overrides };
  const Heading = `h${level}` as const;
  return (
    // A group, not a landmark: a page can show the solutions of many questions.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div {...rest} role="group" tabIndex={-1} aria-labelledby={titleId} className={classNames(css.root, className)}>
      <Heading id={titleId} className={css.title}>
        {messages.title}
      </Heading>
      <ol className={css.list}>
        {steps.map((step, index) => {
          const place = formatNumber(index + 1, { digits });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a solution never change places
            <li key={index} className={css.step}>
              <span aria-hidden="true" className={css.place}>
                {place}
              </span>
              <div className={css.content}>
                <span className={visuallyHidden}>{messages.step(place)}</span>
                <BlockContent blocks={step.content} />
              </div>
            </li>
          );
        })}
      </ol>
      {(onUnderstood || onNotUnderstood) && (
        <div className={css.end}>
          <p className={css.question}>{messages.question}</p>
          <div className={css.actions}>
            {onUnderstood && (
              <Button onPress={onUnderstood} isPending={isPending} aria-describedby={nextId}>
                {messages.understood}
              </Button>
            )}
            {onNotUnderstood && (
              <Button variant="secondary" onPress={onNotUnderstood} isDisabled={isPending}>
                {messages.notUnderstood}
              </Button>
            )}
          </div>
          {onUnderstood && (
            <p id={nextId} className={css.next}>
              {messages.next}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
