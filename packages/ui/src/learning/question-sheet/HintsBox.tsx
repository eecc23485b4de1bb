import { Lightbulb, Pencil, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import type { QuestionSheetMessages } from '../../i18n/fa/learning-answers.ts';
import * as css from './QuestionSheet.css.ts';

export interface HintsBoxProps {
  /** `docked`: in the place of the pad, while they are read there. `away`: put away from that place. */
  state: 'beside' | 'docked' | 'away';
  /** They were put away and are read again: the focus comes along. */
  takesFocus: boolean;
  /** Back to the answer. */
  onWrite: () => void;
  messages: QuestionSheetMessages;
  children: ReactNode;
}

/** The hints under or beside a question; on a phone they have the pad's place until the child goes on writing. */
export function HintsBox({ state, takesFocus, onWrite, messages, children }: HintsBoxProps) {
  const box = useRef<HTMLElement>(null);
  const isDocked = state === 'docked';
  useEffect(() => {
    if (isDocked && takesFocus) box.current?.focus();
  }, [isDocked, takesFocus]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the way back from the hints inside it
    <section
      ref={box}
      className={css.hints}
      hidden={state === 'away'}
      {...(isDocked && { 'aria-label': messages.hint, 'data-docked': '', tabIndex: -1 })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onWrite();
      }}
    >
      {isDocked && (
        <div className={css.hintsHead}>
          <Lightbulb aria-hidden="true" size="1.25em" />
          <p className={css.hintsTitle}>{messages.hint}</p>
          <IconButton aria-label={messages.hintsClose} onPress={onWrite}>
            <X />
          </IconButton>
        </div>
      )}
      {children}
      {isDocked && (
        <div className={css.hintsFoot}>
          <Button isFullWidth icon={<Pencil size="1.2em" />} onPress={onWrite}>
            {messages.hintsDone}
          </Button>
        </div>
      )}
    </section>
  );
}
