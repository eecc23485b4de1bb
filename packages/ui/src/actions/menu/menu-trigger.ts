import { createContext } from 'react';
import type { OptionListTrigger } from '../../primitives/option-list/use-option-list-trigger.ts';

/** What a `Menu` must know of the `MenuTrigger` around it; without one it stays closed. */
export const MenuTriggerContext = createContext<OptionListTrigger['listProps'] & { 'aria-labelledby'?: string }>({
  isOpen: false,
  onClose: () => {},
  triggerRef: { current: null },
});
