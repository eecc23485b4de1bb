import type { Inline } from '@mashq/curriculum/model';
import { Check, CheckCheck, Contrast, PencilLine, TextCursorInput } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { formatNumber } from '../../i18n/digits.ts';
import { type FeedbackMessages, faLearningContent } from '../../i18n/fa/learning-content.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { LiveRegion } from '../../primitives/announcement/Announcement.tsx';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { InlineContent } from '../content/index.ts';
import * as css from './AnswerFeedback.css.ts';

/** What was said of an answer; `stored` where the result is shown later. */
export type AnswerFeedbackVerdict = 'invalid' | 'wrong' | 'partial' | 'right' | 'stored';

export interface AnswerFeedbackProps extends RootProps {
  /** What was said of the newest answer; null while there is none. */
  verdict: AnswerFeedbackVerdict | null;
  /** The sentence that helps: what to look at, never the answer. */
  message?: readonly Inline[] | undefined;
  /** With `partial`: how many parts of the answer are right. */
  rightParts?: { readonly right: number; readonly outOf: number } | undefined;
  /** Which answer this is about, counted up. A new number says the same words again to screen readers. @default 0 */
  answer?: number;
  /** Words beside the marks and under them. @default «درست است!»، «هنوز نه»، … */
  messages?: Partial<FeedbackMessages>;
  /** A right answer bounces once. Reduced motion stops it. @default true */
  celebrates?: boolean;
  /** With a right answer looks over the upper edge, as a `Mascot` that peeks; there is space for it, so it covers nothing. */
  mascot?: ReactNode;
  /** What can be done next, under the text. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const MARKS = {
  right: Check,
  wrong: PencilLine,
  partial: Contrast,
  invalid: TextCursorInput,
  stored: CheckCheck,
} as const;

/**
 * What came of an answer: mark, word, color and a sentence that helps. Announced politely: a `QuestionSheet` does it for what
 * is in its `feedback`; elsewhere keep it on the page with `verdict={null}` before the first answer, so that the first words
 * are heard too.
 */
export function AnswerFeedback({
  verdict,
  message = [],
  rightParts,
  answer = 0,
  messages: overrides,
  celebrates = true,
  mascot,
  children,
  className,
  ...rest
}: AnswerFeedbackProps) {
  const digits = useDigits();
  const messages = { ...messagesFor('learningContent', faLearningContent).feedback, ...overrides };
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <LiveRegion>
        {verdict === 'right' && mascot != null && (
          <div key={`mascot ${answer}`} aria-hidden="true" className={css.mascot} data-peek="">
            <div className={css.peek}>{mascot}</div>
          </div>
        )}
        {verdict !== null && (
          <div key={answer} className={`${css.box} ${css.boxTone[verdict]}`} data-verdict={verdict}>
            <Mark verdict={verdict} isBouncing={celebrates && verdict === 'right'} />
            <div className={css.words}>
              <strong className={`${css.word} ${css.wordTone[verdict]}`}>{messages[verdict]}</strong>
              {verdict === 'partial' && rightParts && (
                <p className={css.message}>
                  {messages.rightParts(
                    formatNumber(rightParts.right, { digits }),
                    formatNumber(rightParts.outOf, { digits }),
                  )}
                </p>
              )}
              {message.length > 0 && (
                <p className={css.message}>
                  <InlineContent content={message} />
                </p>
              )}
              {verdict === 'invalid' && <p className={css.message}>{messages.notCounted}</p>}
            </div>
          </div>
        )}
      </LiveRegion>
      {children}
    </div>
  );
}

function Mark({ verdict, isBouncing }: { verdict: AnswerFeedbackVerdict; isBouncing: boolean }) {
  const Icon = MARKS[verdict];
  return (
    <span className={`${css.mark} ${css.markTone[verdict]}${isBouncing ? ` ${css.bounce}` : ''}`}>
      <Icon aria-hidden="true" size="1.35em" strokeWidth={3} />
    </span>
  );
}
