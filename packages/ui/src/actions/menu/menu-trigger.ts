import { createContext } from 'react';
import type { ListTrigger } from '../../overlays/list/use-list-trigger.ts';

/** What a `Menu` must know of the `MenuTrigger` around it; without one it stays closed. */
export const MenuTriggerContext = createContext<ListTrigger['listProps'] & { 'aria-labelledby'?: string }>({
  isOpen: false,
  onClose: () => {},
  triggerRef: { current: null },
});
