import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../actions/button/index.ts';
import type { QuestionSheetMessages } from '../../i18n/fa/learning-answers.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './HintButton.css.ts';

export interface HintButtonProps {
  onHint: () => void;
  /** An answer has told how well the skill is known: a hint after it costs nothing. */
  isCounted: boolean;
  /** Among the actions under the question, or beside the question where a docked pad covers these. */
  place: 'actions' | 'question';
  /** Hints that were opened are shown again: no key, and nothing to pay. @default false */
  isAgain?: boolean;
  messages: QuestionSheetMessages;
}

/** Opens the first hint, and says what that costs. */
export function HintButton({ onHint, isCounted, place, isAgain = false, messages }: HintButtonProps) {
  const id = useId();
  const isBeside = place === 'question';
  return (
    <>
      <span className={isBeside ? css.beside : css.hint}>
        <Button
          variant={isBeside ? 'quiet' : 'secondary'}
          icon={<Lightbulb size="1.25em" />}
          onPress={onHint}
          {...(!isAgain && { 'aria-describedby': isCounted ? `${id}-key` : `${id}-key ${id}-cost` })}
        >
          {messages.hint}
          {!isAgain && (
            <span id={`${id}-key`} aria-hidden="true" className={css.key}>
              {messages.hintKey}
            </span>
          )}
        </Button>
      </span>
      {!isCounted && !isAgain && (
        <p id={`${id}-cost`} className={isBeside ? visuallyHidden : css.cost}>
          {messages.hintCost}
        </p>
      )}
    </>
  );
}
