import { createContext, type RefObject } from 'react';

/** Does what a line of the list around is for, and closes the list; nothing when it is closing already. */
export const OptionChoiceContext = createContext<(action?: () => void) => void>(() => {});

/** The outermost list around, for a list within it: both close together, and Tab goes on from what opened the first. */
export const OptionListContext = createContext<{
  isOpen: boolean;
  onClose: () => void;
  triggerRef: RefObject<HTMLElement | null>;
}>({ isOpen: false, onClose: () => {}, triggerRef: { current: null } });
