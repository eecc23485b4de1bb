import type { Hint, SolutionStep } from '@mashq/curriculum/model';
import { BookOpenCheck, Lightbulb } from 'lucide-react';
import { type Ref, useId } from 'react';
import { Button } from '../../actions/button/index.ts';
import { formatNumber } from '../../i18n/digits.ts';
import { faLearningContent, type HintMessages, type SolutionMessages } from '../../i18n/fa/learning-content.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { BlockContent } from '../content/index.ts';
import { SolutionSteps } from '../solution-steps/index.ts';
import * as css from './HintSteps.css.ts';
import { useFocusNewest } from './use-focus-newest.ts';

export interface HintStepsProps extends RootProps {
  /** Hints opened so far, the first on top. They stay open. */
  hints: readonly Hint[];
  /** Whether another hint can be opened. How many there are is not shown: children then rush to the last. */
  hasMore: boolean;
  /** Opens the next hint. Left out, hints are only read. */
  onHint?: (() => void) | undefined;
  /** Opens the worked solution; offered once no hint is left. */
  onSolution?: (() => void) | undefined;
  /** The worked solution, once it is open. */
  solution?: readonly SolutionStep[] | null | undefined;
  /** «فهمیدم» under the solution. */
  onUnderstood?: (() => void) | undefined;
  /** «نفهمیدم» under the solution. */
  onNotUnderstood?: (() => void) | undefined;
  /** The next hint, the solution or what follows it is being fetched. @default false */
  isPending?: boolean;
  /** Level of the titles. @default 3 */
  level?: 2 | 3 | 4;
  /** @default «راهنمایی»، «یک راهنمایی دیگر»، … */
  messages?: Partial<HintMessages>;
  /** @default «راه‌حل قدم‌به‌قدم»، «فهمیدم»، … */
  solutionMessages?: Partial<SolutionMessages>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The ladder of hints and the worked solution at its end. What opens takes the focus, which is how a screen reader comes
 * to read it; what was open when the page came does not.
 */
export function HintSteps({
  hints,
  hasMore,
  onHint,
  onSolution,
  solution = null,
  onUnderstood,
  onNotUnderstood,
  isPending = false,
  level = 3,
  messages: overrides,
  solutionMessages,
  className,
  ...rest
}: HintStepsProps) {
  const digits = useDigits();
  const costId = useId();
  const messages = { ...messagesFor('learningContent', faLearningContent).hints, ...overrides };
  const newestHint = useFocusNewest<HTMLDivElement>(hints.length);
  const newestSolution = useFocusNewest<HTMLDivElement>(solution === null ? 0 : 1);
  const opensHint = hasMore && solution === null && onHint !== undefined;
  const opensSolution = !hasMore && solution === null && onSolution !== undefined;
  return (
    <div {...rest} className={classNames(css.root, className)}>
      {hints.length > 0 && (
        <ol aria-label={messages.label} className={css.list}>
          {hints.map((hint, index) => {
            const isNewest = index === hints.length - 1;
            return (
              <HintItem
                // biome-ignore lint/suspicious/noArrayIndexKey: hints open in one order and stay
                key={index}
                hint={hint}
                title={messages.hint(formatNumber(index + 1, { digits }))}
                level={level}
                {...(isNewest && { newest: newestHint })}
              />
            );
          })}
        </ol>
      )}
      {opensHint && (
        <div className={css.ask}>
          <Button
            variant="secondary"
            icon={<Lightbulb size="1.2em" />}
            onPress={onHint}
            isPending={isPending}
            pendingLabel={messages.pending}
            {...(hints.length === 0 && { 'aria-describedby': costId })}
          >
            {hints.length === 0 ? messages.open : messages.next}
          </Button>
          {hints.length === 0 && (
            <p id={costId} className={css.cost}>
              {messages.cost}
            </p>
          )}
        </div>
      )}
      {opensSolution && (
        <div className={css.ask}>
          <Button
            variant="secondary"
            icon={<BookOpenCheck size="1.2em" />}
            onPress={onSolution}
            isPending={isPending}
            pendingLabel={messages.pending}
          >
            {messages.solution}
          </Button>
        </div>
      )}
      {solution !== null && (
        <SolutionSteps
          ref={newestSolution.ref}
          steps={solution}
          onUnderstood={onUnderstood}
          onNotUnderstood={onNotUnderstood}
          isPending={isPending}
          level={level}
          {...(solutionMessages && { messages: solutionMessages })}
        />
      )}
    </div>
  );
}

interface HintItemProps {
  hint: Hint;
  title: string;
  level: 2 | 3 | 4;
  newest?: ReturnType<typeof useFocusNewest<HTMLDivElement>>;
}

function HintItem({ hint, title, level, newest }: HintItemProps) {
  const titleId = useId();
  const textId = useId();
  const Heading = `h${level}` as const;
  return (
    <li>
      {/* Focus on the group makes a screen reader say its title and then the hint itself. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        ref={newest?.ref}
        role="group"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={textId}
        className={css.hint}
        {...(newest?.hasGrown && { 'data-new': '' })}
      >
        <Heading id={titleId} className={css.title}>
          <Lightbulb aria-hidden="true" size="1.2em" />
          {title}
        </Heading>
        <div id={textId}>
          <BlockContent blocks={hint.content} />
        </div>
      </div>
    </li>
  );
}
