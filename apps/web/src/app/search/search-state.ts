import { proxy } from 'valtio/vanilla';

/** Whether the search dialog is open, and which of the frame's tools has it: they are shown in the header and at the side. */
export const searchState = proxy({ isOpen: false, owner: '' });
