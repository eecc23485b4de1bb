import { createContext } from 'react';

/** Does what a line of the list around is for, and closes the list; nothing when it is closing already. */
export const OptionChoiceContext = createContext<(action?: () => void) => void>(() => {});
