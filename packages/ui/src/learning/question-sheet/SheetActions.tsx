import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/index.ts';
import type { QuestionSheetMessages } from '../../i18n/fa/learning-answers.ts';
import * as css from './SheetActions.css.ts';
import { isSettled, type QuestionPhase } from './sheet-phase.ts';

export interface SheetActionsProps {
  phase: QuestionPhase;
  /** Opens the first hint, where it is not beside the question already. */
  hint?: ReactNode;
  onLater?: (() => void) | undefined;
  onCheck: () => void;
  onRetry?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** The main action once the question is settled. */
  actionRef: Ref<HTMLButtonElement>;
  /** Id of what is said of the answer: it describes the main action, which gets the focus with the verdict. */
  saidId: string;
  messages: QuestionSheetMessages;
}

/** What can be done now, the main thing last in reading order: hint and later; check; another try or the next question. */
export function SheetActions({
  phase,
  hint,
  onLater,
  onCheck,
  onRetry,
  onNext,
  actionRef,
  saidId,
  messages,
}: SheetActionsProps) {
  const settled = isSettled(phase);
  const retry = phase === 'wrong' || phase === 'partial' ? onRetry : undefined;
  const onward = settled ? (retry ?? onNext) : undefined;
  return (
    <div className={css.root}>
      {hint}
      {!settled && onLater !== undefined && (
        <Button variant="secondary" onPress={onLater}>
          {messages.later}
        </Button>
      )}
      {!settled && (
        <span className={css.check}>
          <Button
            size="large"
            isPending={phase === 'checking'}
            pendingLabel={messages.checking}
            onPress={onCheck}
            isFullWidth
          >
            {messages.check}
          </Button>
        </span>
      )}
      {settled && retry !== undefined && onNext !== undefined && (
        <Button variant="secondary" onPress={onNext}>
          {messages.next}
        </Button>
      )}
      {onward !== undefined && (
        <span className={css.main}>
          <Button ref={actionRef} size="large" onPress={onward} isFullWidth aria-describedby={saidId}>
            {retry === undefined ? messages.next : messages.again}
          </Button>
        </span>
      )}
    </div>
  );
}
