import { type RefObject, useEffect, useRef } from 'react';
import type { AnswerHandle } from '../answers/index.ts';
import { isOpen, isSettled, type QuestionPhase } from './sheet-phase.ts';

export interface SheetFocus {
  root: RefObject<HTMLElement | null>;
  answer: RefObject<AnswerHandle | null>;
  /** The main action of a settled question. */
  action: RefObject<HTMLButtonElement | null>;
}

/**
 * Keeps the keyboard where the work is: at the main action once the verdict is there, back in the answer when it has to be
 * corrected or tried again, and at the top of the sheet with each new question. A focus that went elsewhere (a dialog, a
 * menu) is left alone.
 */
export function useSheetFocus(questionKey: string, phase: QuestionPhase): SheetFocus {
  const root = useRef<HTMLElement>(null);
  const answer = useRef<AnswerHandle>(null);
  const action = useRef<HTMLButtonElement>(null);
  const last = useRef({ questionKey, phase });

  useEffect(() => {
    const before = last.current;
    last.current = { questionKey, phase };
    const sheet = root.current;
    if (sheet === null) return;
    if (before.questionKey !== questionKey) {
      // The next question begins at its top, also where the last one was scrolled down.
      if (sheet.getBoundingClientRect().top < 0) sheet.scrollIntoView({ block: 'start' });
      return;
    }
    if (before.phase === phase) return;
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body && !sheet.contains(focused)) return;
    if (isSettled(phase)) action.current?.focus();
    else if (isOpen(phase) && !(focused instanceof HTMLInputElement)) answer.current?.focus();
  }, [questionKey, phase]);

  return { root, answer, action };
}
